// A line comment with a "quote" and a { brace
/* A block /* with another inside */ and { after */
/// Documentation.
let a /* between */ = /* here */ 1 // behind
let b = 2 /* a
 comment over lines */
let c = 3/* close */+/* together */4
/**/ let d = call(/* nothing */)
let e = x/**/ / /**/y
func /* name */ f(/* label */ a /* name */ b: /* type */ Int /* end */) /* arrow */ -> /* result */ Int {
  // only a comment
}
let f = list // first
  .map { $0 } // second
  /* third */.filter { true }
// the last line has no end
