// @ts-nocheck: the engine's glue is generated and has no types for its own loading.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Loads the WebAssembly schema engine; its own entry point imports a .wasm file, which Node does
 * not do.
 */
export async function loadEngine() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: reportPanic }
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const binary = new URL(
    'schema_engine_bg.wasm',
    import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'),
  )
  const { instance } = await WebAssembly.instantiate(await readFile(fileURLToPath(binary)), {
    './schema_engine_bg.js': glue,
  })
  glue.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  return glue
}

/** A panic ends the process; the CLI shows the last error it read from stderr. */
function reportPanic(message) {
  process.stderr.write(`${JSON.stringify({ level: 'ERROR', fields: { message } })}\n`)
}
