import { lazy, Suspense } from 'react'
import { text } from '../../../i18n/texts.ts'
import { LoadingBlock } from '../states/LoadingBlock.tsx'
import type { ConfirmFormProps } from './ConfirmForm.tsx'
import { openDrawer } from './drawer-store.ts'
import type { MessageFormProps } from './MessageForm.tsx'

// The form library is loaded only when a form is opened.
const ConfirmForm = lazy(async () => ({ default: (await import('./ConfirmForm.tsx')).ConfirmForm }))
const MessageForm = lazy(async () => ({ default: (await import('./MessageForm.tsx')).MessageForm }))

type Confirm = ConfirmFormProps & { title: string; onCancel?: () => void }

/** Asks for confirmation in the right-hand drawer; screens declare their actions instead (`actionsOf`, ADR 36). */
export const confirm = ({ title, onCancel, ...form }: Confirm): void =>
  openDrawer({
    title,
    onCancel,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <ConfirmForm title={title} {...form} />
      </Suspense>
    ),
  })

type Message = MessageFormProps & { title?: string; onCancel?: () => void }

/** Opens a message form: `writeMessage({ to: person.name, onSubmit: ({ body }) => send.mutateAsync(…) })`. */
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
