/** What follows these paths opens something to whoever has it: links of mails, calendars and quotes. */
const TOKENS = /^(\/auth\/set-password\/|\/auth\/confirm-email\/|\/invitation\/|\/pay\/|\/withdraw\/|\/order\/|\/decide\/|\/unsubscribe\/|\/studiostack\/waitlist\/|\/calendar\/|\/shop\/project-wizard\/quote\/)[^?]+/
/** Their queries have what was given to a tool, the token of an invitation, or the way back to one. */
const QUERIES = /^(\/(?:tools\/[^?]*|auth|studiostack\/auth)(?:\.data)?)\?.*/

/**
 * A request's path as the access log has it; the token of a mailed link stays out of it, and what is given to a tool.
 * @param {string} url
 */
export const loggedPath = (url) => url.replace(TOKENS, '$1…').replace(QUERIES, '$1')
