/**
 * Reads a page, or a style sheet of it, in a process of its own: what strangers wrote may keep a
 * parser busy for ever.
 */
import { readPage } from './read-page.js'
import { styleFilesOf } from './style-files.js'

/** @param {{ html: string } | { css: string }} task */
export default function read(task) {
  return 'html' in task ? readPage(task.html) : styleFilesOf(task.css)
}
