/** Waits until the page is shown; one that nobody looks at is not drawn, and a browser that does not tell has its limit. */
const SHOWN = `document.hidden||await new Promise(shown=>{setTimeout(shown,5000);new PerformanceObserver(shown).observe({type:'paint',buffered:true})});`
/** Lets the modules be fetched that waited for that. */
const FETCH = `document.querySelectorAll('link[rel=modulepreload]').forEach(link=>link.removeAttribute('media'));`

/** The imports that Remix's start script begins with. */
const IMPORTS = /(?:^import \* as route\d+ from "[^"]+";\n)+/m
const IMPORT = /(route\d+) from ("[^"]+")/g

/**
 * A page works before its script: it is shown, with its style sheet, faces and pictures, before a module is fetched or run.
 * Remix has no setting for it. A browser that overlooks `media` here fetches the modules at once, at a low priority.
 */
export function scriptLast(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" media="not all" ')
    .replace(IMPORTS, (imports) => {
      const routes = [...imports.matchAll(IMPORT)]
      const loads = routes.map(([, , address]) => `import(${address})`)
      return `${SHOWN}${FETCH}const [${routes.map(([, name]) => name).join()}]=await Promise.all([${loads.join()}]);\n`
    })
}
