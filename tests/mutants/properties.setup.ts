import fc from 'fast-check'

// A change is noticed or not: the smallest case that shows it is nobody's question here, and a run
// is some thousand changes long.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 400 })
