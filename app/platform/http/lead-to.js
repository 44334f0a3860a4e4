/**
 * Has a request answered as one for another address: Express hands `originalUrl` to Remix, and all
 * others read `url`.
 * @param {import('node:http').IncomingMessage & { originalUrl?: string }} request
 * @param {string} address
 */
export function leadTo(request, address) {
  request.url = address
  request.originalUrl = address
}
