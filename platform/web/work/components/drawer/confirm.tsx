import { lazy, Suspense } from 'react'
import { text } from '../../../i18n/texts.ts'
import { LoadingBlock } from '../states/LoadingBlock.tsx'
import type { ConfirmFormProps } from './ConfirmForm.tsx'
import { openDrawer } from './drawer-store.ts'
import type { MessageFormProps } from './MessageForm.tsx'

// Forms come with their library only when somebody opens one.
const ConfirmForm = lazy(async () => ({ default: (await import('./ConfirmForm.tsx')).ConfirmForm }))
const MessageForm = lazy(async () => ({ default: (await import('./MessageForm.tsx')).MessageForm }))

type Confirm = ConfirmFormProps & { title: string; onCancel?: () => void }

/**
 * Asks before an action, in the right-hand drawer:
 *
 * ```ts
 * confirm({
 *   title: t('reject.title'),
 *   text: t('reject.text', { name: row.project.name }),   // what will happen, and to whom
 *   reason: { label: t('reject.reason'), required: true, max: 1200 },
 *   submitLabel: t('reject.submit'),
 *   danger: true,
 *   onSubmit: (reason) => reject.mutateAsync({ query: { requestId: row.id }, body: { reason } }),
 * })
 * ```
 */
export const confirm = ({ title, onCancel, ...form }: Confirm): void =>
  openDrawer({
    title,
    onCancel,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <ConfirmForm {...form} />
      </Suspense>
    ),
  })

type Message = MessageFormProps & { title?: string; onCancel?: () => void }

/** Opens a form to write to somebody: `writeMessage({ to: person.name, onSubmit: ({ body }) => send.mutateAsync(…) })`. */
export const writeMessage = ({ title, onCancel, ...form }: Message): void =>
  openDrawer({
    title: title ?? text('platform:drawer.message'),
    onCancel,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <MessageForm {...form} />
      </Suspense>
    ),
  })
