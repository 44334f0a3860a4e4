import * as RadixToast from '@radix-ui/react-toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../media/icon'
import type { FlashMessage } from './flash'

const DURATION = 5000
const SWIPE_THRESHOLD = 50
const edges = {
  info: 'border-canal',
  success: 'border-success',
  warning: 'border-warning',
  danger: 'border-danger',
}
const buttonClass = 'grid size-11 place-items-center rounded-sm hover:bg-surface'

/**
 * Goes by itself after five seconds, waits while it is pointed at or focused, and stays when it is
 * kept.
 */
function Toast({ message: { tone, title, text } }: { message: FlashMessage }) {
  const { t } = useTranslation('ui')
  const [kept, setKept] = useState(false)
  return (
    <RadixToast.Root
      duration={kept ? Infinity : DURATION}
      type={tone === 'danger' ? 'foreground' : 'background'}
      className={`flex items-start gap-2 rounded-md border-s-4 bg-surface-raised py-2 ps-4 pe-2 shadow-lift data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${edges[tone]}`}
    >
      <div className="min-w-0 flex-1 py-2">
        <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
        {text && (
          <RadixToast.Description className="text-sm text-ink-soft">{text}</RadixToast.Description>
        )}
      </div>
      <button
        type="button"
        aria-pressed={kept}
        aria-label={t('toast.keep')}
        title={t('toast.keep')}
        className={`${buttonClass} aria-pressed:text-canal`}
        onClick={() => setKept(!kept)}
      >
        <Icon name="pin" size={18} />
      </button>
      <RadixToast.Close aria-label={t('toast.close')} className={buttonClass}>
        <Icon name="x" size={18} />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

export default function ToastRegion({ messages }: { messages: FlashMessage[] }) {
  const { t } = useTranslation('ui')
  return (
    <RadixToast.Provider
      duration={DURATION}
      swipeThreshold={SWIPE_THRESHOLD}
      label={t('toast.label')}
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
      <RadixToast.Viewport
        hotkey={['F8']}
        label={t('toast.region')}
        className="fixed end-gutter bottom-(--banner-height,1.5rem) z-50 flex w-[min(26rem,calc(100vw-2*var(--spacing-gutter)))] flex-col-reverse gap-3"
      />
    </RadixToast.Provider>
  )
}
