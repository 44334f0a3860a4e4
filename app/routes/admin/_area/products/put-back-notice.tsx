import { Notice } from '~/ui/feedback/notice'

/** What the fields of the form show instead of what is stored. */
export function PutBackNotice({ text }: { text: string | null }) {
  return text ? <Notice tone="info">{text}</Notice> : null
}
