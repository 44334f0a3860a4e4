import { useEffect } from 'react'
import { whenIdle } from '../when-idle'
import { useArrival } from './arrival'
import { useBrowserMemory } from './browser-memory'
import { useDrafts } from './drafts'
import { keepData } from './kept-data'
import { keepFocus } from './keep-focus'
import { Loading } from './loading'
import { leaveOfflineLinksToTheBrowser, openWhatCannotLoad } from './offline-links'
import { readPatiently } from './patient-reads'
import { watchTips } from './tips'
import { useCartElsewhere, useReadPages, useUnsentForm } from './visits'

export type PageLifeProps = { language: string; theme: string; totalItems: number | null }

/** Once a document, whatever becomes of the component. */
let begun = false

function begin() {
  if (begun) return
  begun = true
  leaveOfflineLinksToTheBrowser()
  openWhatCannotLoad()
  keepData()
  readPatiently()
  watchTips()
  keepFocus()
}

/**
 * What makes the steps from page to page as good as loading documents: seen, announced, with the
 * focus in its place. Comes after the page; without it all works as without script.
 */
export default function PageLife({ language, theme, totalItems }: PageLifeProps) {
  const title = useArrival()
  const onCart = useCartElsewhere(totalItems)
  useBrowserMemory(language, theme)
  useReadPages()
  useUnsentForm()
  useDrafts()
  useEffect(() => {
    begin()
    whenIdle(async () => {
      const parts = await Promise.all([import('../afterwards'), import('../water')]).catch(
        () => null,
      )
      if (!parts) return
      const [{ startAfterwards }, { startWater }] = parts
      startAfterwards({ onCart })
      startWater()
    })
  }, [])
  return (
    <>
      <Loading />
      <p role="status" className="sr-only">
        {title}
      </p>
    </>
  )
}
