import { addTexts, camel, insertAfter, pascal, words, type Stub } from './stub.ts'

/** A notification: a code with its texts, and the subscriber that sends it. */
export const notificationStub = (_root: string, feature: string, name: string): Stub => {
  const code = name.toUpperCase().replaceAll('-', '_')
  return {
    files: {
      [`features/${feature}/server/notify-of-${name}.subscribers.ts`]: `import { notify } from '#features/communication'
import { subscriber } from '#platform/server/events/subscriber.ts'

/** Describe the event and its recipients. */
export const notifyOf${pascal(name)} = subscriber<{ uid: string }>({
  name: '${feature}.notify-of-${name}',
  events: ['${pascal(name)}'],
  run: ({ db }, event) =>
    notify(db, {
      eventId: event.id,
      code: '${code}',
      params: {},
      recipients: [event.payload.uid],
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
      link: '',
    }),
})
`,
    },
    edits: [
      {
        path: 'features/communication/domain/notification-codes.ts',
        does: `the code ${code} and what its texts are filled with`,
        edit: (text) => insertAfter(text, 'notificationParameters = {\n', `  ${code}: [],\n`),
      },
      ...addTexts('communication', 'notifications', (language) => ({
        [code]: {
          subject: language === 'ru' ? 'Новость' : words(name),
          body: language === 'ru' ? 'Что произошло.' : 'What happened.',
        },
      })),
    ],
    steps: [
      `name the event that it follows in notifyOf${pascal(name)}, its recipients, and the \`link\` (linkTo)`,
      `name in ${camel('notification-parameters')} what the texts are filled with, and write them in both languages`,
    ],
  }
}
