import { notify } from '#platform/web/messages/banner-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { writeMessage } from '#platform/web/work/components/drawer/confirm.tsx'
import { CheckIcon, CloseIcon, MailIcon } from '#platform/web/work/components/icons/icons.ts'
import type { SampleRow } from './samples.ts'

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, 600))

/** Actions on the gallery's projects. */
export const sampleActions = actionsOf<SampleRow>(
  'gallery:actions',
  {
    accept: {
      icon: CheckIcon,
      primary: true,
      column: 'work',
      send: wait,
      undo: async (_row, { t }) => notify({ code: 100, text: t('undone') }),
      bulk: { because: ({ tone }) => tone },
    },
    message: {
      icon: MailIcon,
      run: ({ leader }) => writeMessage({ to: leader.name, withSubject: true, onSubmit: wait }),
    },
    reject: {
      icon: CloseIcon,
      danger: true,
      column: 'rejected',
      reason: 'required',
      send: wait,
      bulk: { because: ({ tone }) => tone },
    },
  },
  { words: ({ name }) => ({ name }) },
)
