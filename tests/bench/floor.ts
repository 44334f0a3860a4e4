/** `floor.ts <folder>` serves its answers, /0 and up, with node:http and nothing else. */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'

const folder = process.argv[2]!
const answers = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>()
for (const name of readdirSync(folder).filter((file) => file.endsWith('.body'))) {
  const number = name.replace('.body', '')
  const headers = JSON.parse(readFileSync(join(folder, `${number}.json`), 'utf8'))
  answers.set(`/${number}`, { headers, body: readFileSync(join(folder, name)) })
}

createServer((request, response) => {
  const answer = answers.get(request.url!)
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(200, answer.headers).end(answer.body)
}).listen(Number(process.env.PORT), '127.0.0.1')
