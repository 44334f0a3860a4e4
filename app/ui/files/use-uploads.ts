import { useRevalidator } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedUpload, sendInPieces, type UploadTarget } from './send-in-pieces'
import type { Sending } from './upload-progress'

type Failure = { name: string; message: string }

function chosenFiles(form: HTMLFormElement, most: number) {
  const { files } = form.elements.namedItem('files') as HTMLInputElement
  return [...(files ?? [])].slice(0, most)
}

/** Sends the files of a form one after another with script; without any chosen the form itself goes and is told what it lacks. */
export function useUploads(upload: Omit<UploadTarget, 'teamOnly'> & { most: number }) {
  const { t } = useTranslation('files')
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState<Sending[]>([])
  const [finished, setFinished] = useState(0)
  const [failed, setFailed] = useState<Failure[]>([])
  const [lost, setLost] = useState(false)

  async function send(file: File, teamOnly: boolean): Promise<Failure | null> {
    const sent = (bytes: number) => setSending((all) => all.map((entry, index) => (index === 0 ? { ...entry, sent: bytes } : entry)))
    try {
      await sendInPieces(file, { ...upload, teamOnly }, { sent, lost: setLost })
      setFinished((count) => count + 1)
      return null
    } catch (error) {
      return { name: file.name, message: (error instanceof RefusedUpload && error.message) || t('upload.failed', { name: file.name }) }
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
    const failures: Failure[] = []
    for (const file of files) {
      const failure = await send(file, teamOnly)
      if (failure) failures.push(failure)
    }
    form.reset()
    setFailed(failures)
    revalidate()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const files = chosenFiles(event.currentTarget, upload.most + 1)
    if (files.length === 0 || files.length > upload.most || files.some(({ size }) => size === 0)) return
    event.preventDefault()
    void sendAll(event.currentTarget, files)
  }

  return { sending, finished, failed, lost, onSubmit }
}
