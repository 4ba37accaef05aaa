import { addTexts, camel, insertAfter, pascal, words, type Edit, type Stub } from './stub.ts'
import { whoMayRow } from './who-may-row.ts'

const hasMove = (text: string, move: string): boolean => new RegExp(`'${move}'|\\b${move}:`).test(text)

/** A move of a machine that `npm run new -- machine` wrote, or one that looks like it: `close-idea` closes an idea. */
export const transitionStub = (root: string, feature: string, name: string): Stub => {
  const [verb = '', ...rest] = name.split('-')
  const noun = rest.join('-')
  const [move, one, type, call] = [verb, camel(noun), pascal(noun), camel(name)]
  const domain = `features/${feature}/domain/${noun}`
  const states: Edit = {
    path: `${domain}-states.ts`,
    does: 'the name of the move',
    edit: (text) =>
      hasMove(text, move)
        ? text
        : text.includes(`${one}Moves = [`)
          ? text.replace(/(Moves = \[[^\]]*)\]/, (_, moves: string) => `${moves}, '${move}']`)
          : null,
  }
  const machine: Edit = {
    path: `${domain}.machine.ts`,
    does: 'from where to where it moves, and by whom',
    edit: (text) => {
      if (hasMove(text, move)) return text
      const like = /from: (.*?), to: (.*?), by: ([\w.]+), event: '/.exec(text)
      return (
        like &&
        insertAfter(
          text,
          '  transitions: {\n',
          `    ${move}: { from: ${like[1]}, to: ${like[2]}, by: ${like[3]}, event: '${type}${pascal(move)}' },\n`,
        )
      )
    },
  }
  const row = whoMayRow(root, feature, {
    file: name,
    name: call,
    may: '[]',
    call: '() => ({ body: { id: 900_000_002 } })',
  })
  return {
    files: {
      [`features/${feature}/contract/${name}.endpoints.ts`]: `import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'

export const ${call} = endpoint({
  name: '${call}',
  method: 'POST',
  path: '/${feature}/${noun}/${verb}',
  summary: '${words(name)}',
  body: z.strictObject({ id: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: [],
  permission: 'signed-in',
})
`,
      [`features/${feature}/server/${name}.use-case.ts`]: `import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { ${call} } from '../contract/${name}.endpoints.ts'
import { ${one}Machine } from '../domain/${noun}.machine.ts'
import { find${type} } from './${noun}.repository.ts'

export const ${call}UseCase = useCase({
  endpoint: ${call},
  load: ({ db }, { body }) => find${type}(db, body.id),
  authorize: ${one}Machine.transitions.${move}.by,
  run: async (ctx, _input, { id, acceleratorId }) => {
    await transition(ctx, ${one}Machine, '${move}', {
      id,
      acceleratorId,
      facts: async () => (await find${type}(ctx.db, id))!,
    })
    return undefined
  },
})
`,
      ...row.files,
    },
    edits: [
      states,
      machine,
      ...row.edits,
      ...addTexts(feature, one, (language) => ({
        [move]: language === 'ru' ? 'Действие' : words(move),
        [`${move}Done`]: language === 'ru' ? 'Готово' : 'Done',
      })),
    ],
    steps: [
      'settle from where to where it leads and whose rule it is; name the tags that it `changes`',
      'say in the permission table who may, with an object that is there; write the real words in both languages',
      `its key in the \`actionsOf\` of the rows that show it (\`${feature}:${one}\` are its words)`,
    ],
  }
}
