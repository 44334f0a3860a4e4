/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/**
 * @typedef {import('node:net').Socket & { _handle?: { bytesWritten: number, writeQueueSize: number
 * } | null }} Socket
 */
/**
 * @typedef {{ request: IncomingMessage, response: ServerResponse, socket: Socket, since: number,
 * moved: number, unsent: number, looked: number, begun: number, waited: number }} Transfer
 */

/**
 * How often transfers are looked at, and for how long one may move less than LEAST; with the looks
 * before and after it half a minute. In ms.
 */
const PAUSE = 5_000
const PATIENCE = 20_000
/** In bytes: 400 a second, which the slowest mobile network carries many times over. */
const LEAST = 8_000
/** An answer that is held in memory has gone, at this pace, after as many times PATIENCE. */
const TURNS = 15
/**
 * Bytes of all answers together that wait to be taken; past it those end that wait for the most.
 */
const MOST_UNSENT = 192 * 2 ** 20

/**
 * Once a body has been waited for so long, in ms, it is to have come at a pace, in bytes a second,
 * on the average, since what trickles would else keep what it holds for hours. A form of words is
 * there in half a minute on the slowest mobile network; files take as long as their size is at the
 * pace of a slow one, and half a minute more.
 */
const WORDS_COME = { grace: 15_000, pace: 4_000 }
const FILES_COME = { grace: 30_000, pace: 8_000 }
/** Bytes of what carries no file are fewer. */
const WORDS = 60_000
/** What has no room for a file, however long it says it is. */
const FORM = /^application\/x-www-form-urlencoded/i

/**
 * For the head of a request, and for the first byte of one; for bodies and answers it is their pace
 * that counts. In ms.
 */
export const HEAD_LIMITS = {
  headersTimeout: 20_000,
  requestTimeout: 0,
  connectionsCheckingInterval: PAUSE,
}

/**
 * Of a body that was answered before it was read, what is read on and thrown away; in bytes: more
 * than any form has but those with the files of a project. The connection of a longer one ends.
 */
const LEFT_OVER = 128 * 2 ** 20

/** @type {Set<Transfer>} */
const transfers = new Set()

/**
 * Bytes that have come, and those that have really gone; Node itself tells of the latter only those
 * that it was given.
 * @param {Socket} socket
 */
const movedOn = ({ bytesRead, _handle: line }) =>
  bytesRead + (line ? line.bytesWritten - line.writeQueueSize : 0)

/** @param {Transfer} transfer */
const comes = ({ request }) =>
  !request.complete && request.readableLength < request.readableHighWaterMark

/**
 * Whether it is the visitor who keeps it waiting: a body that the app would read on, or an answer
 * that is not taken.
 * @param {Transfer} transfer
 */
const waits = (transfer) => transfer.socket.writableLength > 0 || comes(transfer)

/**
 * Whether a body has come too slowly in all; time in which the app did not read on is not counted.
 * @param {Transfer} transfer @param {number} now
 */
export function trickles(transfer, now) {
  if (comes(transfer)) transfer.waited += now - transfer.looked
  transfer.looked = now
  const { 'content-length': length, 'content-type': type = '' } = transfer.request.headers
  const ofWords = FORM.test(type) || (Number(length) <= WORDS && !/^multipart\//i.test(type))
  const { grace, pace } = ofWords ? WORDS_COME : FILES_COME
  const least = ((transfer.waited - grace) / 1000) * pace
  return !transfer.request.complete && transfer.socket.bytesRead - transfer.begun < least
}

/** @param {Transfer} transfer */
function look(transfer) {
  const { request, response, socket } = transfer
  if (socket.destroyed || (request.complete && response.writableFinished))
    return void transfers.delete(transfer)
  const [now, moved] = [performance.now(), movedOn(socket)]
  if (trickles(transfer, now)) return void socket.destroy()
  const least = Math.max(LEAST, Math.min(transfer.unsent, socket.writableLength) / TURNS)
  if (!waits(transfer) || moved - transfer.moved >= least)
    Object.assign(transfer, { since: now, moved, unsent: socket.writableLength })
  else if (now - transfer.since >= PATIENCE) socket.destroy()
}

/**
 * Reads what is left of a body that nobody wants, as of a form that was refused unseen: else the
 * next request on the connection, which behind a proxy is somebody else's, would wait behind it.
 * @param {Transfer} transfer
 */
function throwAway({ request, socket }) {
  if (request.complete) return
  const most = socket.bytesRead + LEFT_OVER
  request
    .removeAllListeners('data')
    .on('data', () => void (socket.bytesRead > most && socket.destroy()))
    .resume()
}

/** Ends the answers that hold the most, until all of them together have room. */
function makeRoom() {
  const sockets = new Set([...transfers].map(({ socket }) => socket))
  const held = [...sockets].filter((one) => !one.destroyed)
  let unsent = held.reduce((sum, { writableLength }) => sum + writableLength, 0)
  if (unsent <= MOST_UNSENT) return
  for (const socket of held.sort((a, b) => b.writableLength - a.writableLength)) {
    unsent -= socket.writableLength
    socket.destroy()
    if (unsent <= MOST_UNSENT) return
  }
}

setInterval(() => {
  transfers.forEach(look)
  makeRoom()
}, PAUSE).unref()

/**
 * Ends the connection of a body that stops coming or trickles, and of an answer that nobody reads.
 * What moves is left alone, however long it takes, and so is what the app itself is at work on, or
 * has open with nothing to say.
 * @type {import('../platform/http/step').Step}
 */
export function limitTransfer(request, response, next) {
  const { socket } = request
  const since = performance.now()
  const transfer = {
    ...{ request, response, socket, since, moved: movedOn(socket), unsent: 0 },
    ...{ looked: since, begun: socket.bytesRead, waited: 0 },
  }
  transfers.add(transfer)
  response.once('finish', () => throwAway(transfer))
  next()
}
