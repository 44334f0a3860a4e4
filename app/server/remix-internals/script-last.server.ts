/**
 * Waits until the page is shown; one that nobody looks at is not drawn, and a browser that does not
 * tell has its limit.
 */
const SHOWN = `document.hidden||await new Promise(shown=>{setTimeout(shown,5000);new PerformanceObserver(shown).observe({type:'paint',buffered:true})});`
/** Lets the modules be fetched that waited for that. */
const FETCH = `document.querySelectorAll('link[rel=modulepreload]').forEach(link=>link.removeAttribute('media'));`

/** The imports that Remix's start script begins with. */
const FIRST_IMPORT = '\nimport * as route0 from "'
const IMPORT = /\nimport \* as (route\d+) from ("[^"]+");/y

/**
 * A page works before its script: it is shown, with its style sheet, faces and pictures, before a
 * module is fetched or run. Remix has no setting for it. A browser that overlooks `media` here
 * fetches the modules at once, at a low priority.
 */
export function scriptLast(html: string): string {
  const begin = html.indexOf(FIRST_IMPORT)
  if (begin < 0) return html
  const names: string[] = []
  const loads: string[] = []
  let end = begin
  IMPORT.lastIndex = begin
  for (let found; (found = IMPORT.exec(html)); end = IMPORT.lastIndex) {
    names.push(found[1]!)
    loads.push(`import(${found[2]})`)
  }
  const before = html
    .slice(0, begin)
    .replaceAll(
      '<link rel="modulepreload" ',
      '<link rel="modulepreload" fetchpriority="low" media="not all" ',
    )
  return `${before}\n${SHOWN}${FETCH}const [${names.join()}]=await Promise.all([${loads.join()}]);${html.slice(end)}`
}

const END = '</body></html>'
const BOUNDARY = /<!--\/?\$-->/g

/**
 * Remix writes the data of a page behind the end of its document, where no element may stand
 * (HTML, 13.2.6.4.22): browsers put it at the end of the body, and so does this.
 */
export function scriptWithin(html: string): string {
  const end = html.lastIndexOf(END)
  if (end < 0) return html
  const data = html.slice(end + END.length).replace(BOUNDARY, '')
  return html.slice(0, end) + data + END
}
