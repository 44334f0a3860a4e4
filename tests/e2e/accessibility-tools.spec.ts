import { pagesAreSound } from './looking'
import { visitTools } from './visit-tools'

// The report (tests/accessibility) visits them in the other languages.
pagesAreSound('the free tools', visitTools)
