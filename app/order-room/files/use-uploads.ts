import { useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedUpload, sendInPieces, type UploadTarget } from './send-in-pieces'
import type { Sending } from './upload-progress'

type Failure = { name: string; message: string }

function chosenFiles(form: HTMLFormElement, most: number) {
  const { files } = form.elements.namedItem('files') as HTMLInputElement
  return [...(files ?? [])].slice(0, most)
}

/**
 * Sends the files of a form one after another with script; without any chosen the form itself goes
 * and is told what it lacks. How it ended is told until the next visit; `begun` says that what was
 * answered before is about other files.
 */
export function useUploads(upload: Omit<UploadTarget, 'teamOnly'> & { most: number }) {
  const { t } = useTranslation('files')
  const { revalidate } = useRevalidator()
  const { key: visit } = useLocation()
  const [sending, setSending] = useState<Sending[]>([])
  const [finished, setFinished] = useState(0)
  const [failed, setFailed] = useState<Failure[]>([])
  const [begun, setBegun] = useState(false)
  const [lost, setLost] = useState(false)

  useEffect(() => {
    setFinished(0)
    setFailed([])
    setBegun(false)
  }, [visit])

  async function send(file: File, teamOnly: boolean): Promise<Failure | null> {
    const sent = (bytes: number) =>
      setSending((all) =>
        all.map((entry, index) => (index === 0 ? { ...entry, sent: bytes } : entry)),
      )
    try {
      await sendInPieces(file, { ...upload, teamOnly }, { sent, lost: setLost })
      return null
    } catch (error) {
      return {
        name: file.name,
        message:
          (error instanceof RefusedUpload && error.message) ||
          t('upload.failed', { name: file.name }),
      }
    } finally {
      setLost(false)
      setSending((all) => all.slice(1))
    }
  }

  async function sendAll(form: HTMLFormElement, files: File[]) {
    const teamOnly = new FormData(form).has('teamOnly')
    setSending(files.map(({ name, size }) => ({ name, size, sent: 0 })))
    setFinished(0)
    setFailed([])
    setBegun(true)
    const failures: Failure[] = []
    for (const file of files) {
      const failure = await send(file, teamOnly)
      if (failure) failures.push(failure)
    }
    form.reset()
    setFinished(files.length - failures.length)
    setFailed(failures)
    revalidate()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const files = chosenFiles(event.currentTarget, upload.most + 1)
    if (files.length === 0 || files.length > upload.most || files.some(({ size }) => size === 0))
      return
    event.preventDefault()
    void sendAll(event.currentTarget, files)
  }

  return { sending, finished, failed, begun, lost, onSubmit }
}
