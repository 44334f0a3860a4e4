/**
 * What other programs, and the code itself, read of a script: directives such as "use client", the
 * names of functions and classes, and remarks for bundlers. Made anew each time: it is written into.
 */
const keeping = () => ({
  compress: { defaults: true, directives: false, drop_debugger: false },
  keep_classnames: true,
  keep_fnames: true,
  format: {
    preserve_annotations: true,
    comments: /^!|@(?:preserve|lic|cc_on)|webpack[A-Z]|@vite-|turbopack|^\s*[#@]__/i,
  },
})

/**
 * Whether a parser finds an import or export among the statements: what only looks like one stands
 * in remarks and texts. @param {string} code
 */
async function isModule(code) {
  const { default: typescript } = await import('typescript')
  const { ESNext } = typescript.ScriptTarget
  const file = typescript.createSourceFile('a.js', code, ESNext, false, typescript.ScriptKind.JSX)
  return file.statements.some(
    (statement) =>
      typescript.isImportDeclaration(statement) ||
      typescript.isExportDeclaration(statement) ||
      typescript.isExportAssignment(statement) ||
      (typescript.canHaveModifiers(statement) &&
        typescript
          .getModifiers(statement)
          ?.some(({ kind }) => kind === typescript.SyntaxKind.ExportKeyword)),
  )
}

/** @param {string} code */
export async function minifyScript(code) {
  const terser = await import('terser')
  /** @param {boolean} module */
  const small = (module) => terser.minify(code, { module, ...keeping() })
  const module = await isModule(code)
  try {
    return (await small(module)).code ?? ''
  } catch (error) {
    // An await outside of functions makes a module without an import.
    if (module || !/\bawait\b/.test(code)) throw error
    return (await small(true).catch(() => Promise.reject(error))).code ?? ''
  }
}

/**
 * @param {string} code
 * @param {string} fileName
 */
async function transpile(code, fileName) {
  const { default: typescript } = await import('typescript')
  // What Node's own modules alone have is written for them.
  const isCommon = /^[ \t]*(?:export\s*=|import\s+\w+\s*=\s*require\b)/m.test(code)
  return typescript.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      target: typescript.ScriptTarget.ESNext,
      module: isCommon ? typescript.ModuleKind.CommonJS : typescript.ModuleKind.ESNext,
      jsx: typescript.JsxEmit.Preserve,
    },
  })
}

/** @param {string} code */
export async function withoutTypes(code) {
  const { default: typescript } = await import('typescript')
  const plain = await transpile(code, 'a.ts')
  const { outputText, diagnostics = [] } = plain.diagnostics?.length
    ? await transpile(code, 'a.tsx')
    : plain
  const [first] = diagnostics
  if (!first) return outputText
  const at = first.file?.getLineAndCharacterOfPosition(first.start ?? 0)
  throw Object.assign(
    new SyntaxError(typescript.flattenDiagnosticMessageText(first.messageText, ' ')),
    at && { line: at.line + 1, column: at.character + 1 },
  )
}
