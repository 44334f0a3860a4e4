import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { DRAFT_ACT, DRAFT_FIELD, DRAFT_PAGE } from '../../platform/session/roles'
import { Button } from './button'

/** What is kept of a form that was not sent. */
export type DraftView = {
  key: string
  /** When it was kept; null when nothing is. */
  saved: string | null
  values: Record<string, string | string[]>
}

/** After the last key, in ms. */
const PAUSE = 2_500

function textOf(form: HTMLFormElement) {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== 'intent') fields.append(name, value)
  fields.set(DRAFT_ACT, 'quiet')
  return fields
}

/**
 * Keeps what is typed into the form around it, a moment after the last key; a form whose draft is gone
 * is empty again.
 */
function useAutosave(saved: string | null) {
  const bar = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'kept' | 'failed' | null>(null)
  useEffect(() => {
    const form = bar.current?.closest('form')
    if (!form) return
    let timer: number | undefined
    let asked: AbortController | undefined
    const stop = () => {
      window.clearTimeout(timer)
      asked?.abort()
      timer = asked = undefined
    }
    const keep = () => {
      stop()
      asked = new AbortController()
      fetch(paths.drafts(), {
        ...{ method: 'POST', body: textOf(form), signal: asked.signal, redirect: 'error' },
      }).then(
        ({ ok }) => setState(ok ? 'kept' : 'failed'),
        (error: Error) => error.name !== 'AbortError' && setState('failed'),
      )
    }
    const typed = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return
      stop()
      setState(null)
      timer = window.setTimeout(keep, PAUSE)
    }
    const sent = () => {
      stop()
      setState(null)
    }
    form.addEventListener('input', typed)
    form.addEventListener('submit', sent)
    return () => {
      if (timer !== undefined) keep()
      form.removeEventListener('input', typed)
      form.removeEventListener('submit', sent)
    }
  }, [])
  const before = useRef(saved)
  useEffect(() => {
    if (before.current && !saved) bar.current?.closest('form')?.reset()
    before.current = saved
  }, [saved])
  return { bar, state }
}

/**
 * The last part of a form with long texts: keeps what is typed on the server, by itself with script
 * and by its button without, says what was kept before, and throws that away.
 */
export function DraftBar({
  draft: { key, saved },
  byItself = false,
}: {
  draft: DraftView
  /** The form has a button of its own that keeps what was typed. */
  byItself?: boolean
}) {
  const { t } = useTranslation('ui')
  const { pathname, search } = useLocation()
  const { bar, state } = useAutosave(saved)
  const act = (value: 'save' | 'discard') => (
    <Button
      variant="quiet"
      size="sm"
      formAction={paths.drafts()}
      formEncType="application/x-www-form-urlencoded"
      name={DRAFT_ACT}
      value={value}
    >
      {t(`draft.${value}`)}
    </Button>
  )
  return (
    <div ref={bar} className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      <input type="hidden" name={DRAFT_FIELD} value={key} />
      <input type="hidden" name={DRAFT_PAGE} value={pathname + search} />
      {!byItself && act('save')}
      {saved && act('discard')}
      <span role="status">
        {state ? t(`draft.${state}`) : saved ? t('draft.restored', { date: saved }) : ''}
      </span>
    </div>
  )
}
