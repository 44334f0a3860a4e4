import { wordStarts } from '../words'

/** What a mail is found by: its recipient's address and its subject. */
export const mailWords = ({ to, subject }: { to: string; subject: string }) =>
  wordStarts([to, subject]).map((word) => ({ word }))
