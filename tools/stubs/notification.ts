import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addTexts, insertAfter, pascal, words, type Edit, type Stub } from './stub.ts'

const start = 'export const notices = {\n'

const declarationFile = (
  line: string,
) => `import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
${start}${line}} as const satisfies NoticeDeclarations
`

/** A notification: its declaration and texts, and the subscriber that follows from it. */
export const notificationStub = (root: string, feature: string, name: string): Stub => {
  const code = name.toUpperCase().replaceAll('-', '_')
  const path = `features/${feature}/domain/${feature}.notices.ts`
  const line = `  ${code}: { params: [], kind: 'OTHER', by: ['${pascal(name)}'], to: ['person'] },\n`
  const declare: Edit = {
    path,
    does: `the notification ${code}`,
    edit: (text) => insertAfter(text, start, line),
  }
  const isDeclaring = existsSync(join(root, path))
  return {
    files: {
      ...(isDeclaring ? {} : { [path]: declarationFile(line) }),
      [`features/${feature}/server/notify-of-${name}.subscribers.ts`]: `import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { notices } from '../domain/${feature}.notices.ts'

/** Describe the event and its recipients. */
export const notifyOf${pascal(name)} = noticeSubscriber({
  name: '${feature}.notify-of-${name}',
  notices: noticesOf(notices, '${code}'),
  read: ({ payload }: RaisedEvent<{ uid: string }>) => sql<{ uid: string }>\`
    select p.uid from person p where p.uid = \${payload.uid}\`,
  people: { person: ({ uid }) => uid },
  link: () => '',
})
`,
    },
    edits: [
      ...(isDeclaring ? [declare] : []),
      ...addTexts('communication', 'notifications', (language) => ({
        [code]: {
          subject: language === 'ru' ? 'Новость' : words(name),
          body: language === 'ru' ? 'Что произошло.' : 'What happened.',
        },
      })),
    ],
    steps: [
      `in ${path}: the event that ${code} follows, its kind, its recipients, and the parameters of its texts`,
      `in notifyOf${pascal(name)}: the query of the parameters, the people of each audience, and the \`link\` (linkTo)`,
      'the real texts in both languages',
    ],
  }
}
