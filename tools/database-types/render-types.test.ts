import { describe, expect, test } from 'vitest'
import { wordsOfCheck, type Column } from './read-schema.ts'
import { renderTypes } from './render-types.ts'

const column = (part: Partial<Column>): Column => ({
  schema: 'public',
  table: 'thing',
  name: 'field',
  type: 'text',
  nullable: false,
  filled: 'no',
  words: null,
  ...part,
})

describe('words of a check', () => {
  test.each([
    ["CHECK ((status = ANY (ARRAY['NEW'::text, 'OLD'::text])))", ['NEW', 'OLD']],
    ["CHECK ((roles <@ ARRAY['A'::text, 'B'::text]))", ['A', 'B']],
    ["CHECK ((kind = 'ONLY'::text))", ['ONLY']],
    ["CHECK ((name = ANY (ARRAY['d''or'::text, 'b'::text])))", ["d'or", 'b']],
    ["CHECK (((NOT admin) OR (role = 'ACC'::text)))", null],
    ["CHECK (((status = ANY (ARRAY['NEW'::text])) OR (id > 5)))", null],
    ['CHECK ((duration_days > 0))', null],
  ])('%s', (definition, words) => {
    expect(wordsOfCheck(definition)).toEqual(words)
  })
})

describe('types of tables', () => {
  test.each([
    [{ type: 'int8', filled: 'always' }, 'field: GeneratedAlways<number>'],
    [{ type: 'timestamptz', filled: 'default' }, 'field: Generated<Instant>'],
    [{ type: 'timestamptz', nullable: true }, 'field: Instant | null'],
    [{ words: ['A', 'B'], nullable: true }, "field: 'A' | 'B' | null"],
    [{ type: '_text', words: ['A', 'B'] }, "field: ('A' | 'B')[]"],
    [{ type: '_text' }, 'field: (string)[]'],
    [{ type: 'numeric' }, 'field: Numeric'],
    [{ type: 'daterange' }, 'field: string'],
  ] as const)('%o', (part, expected) => {
    expect(renderTypes([column(part as Partial<Column>)])).toContain(`\n${expected}\n`)
  })

  test('tables of another schema carry its name', () => {
    const text = renderTypes([column({}), column({ schema: 'sso', table: 'account' })])
    expect(text).toContain("thing: ThingTable\n'sso.account': SsoAccountTable")
  })

  test('an unknown type is an error that names the column', () => {
    expect(() => renderTypes([column({ type: 'point' })])).toThrow('thing.field')
  })
})
