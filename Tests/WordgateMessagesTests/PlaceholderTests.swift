import Testing
import WordgateMessages

@Test("Devices are found by the keyword that catalogs use", arguments: Device.allCases)
func devices(device: Device) {
  #expect(Device(name: device.name) == device)
}
