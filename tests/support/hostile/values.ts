import fc from 'fast-check'

const long = 'ё'.repeat(10_000)

/** Texts that break databases, serializers and parsers. */
const hostileTexts: readonly string[] = [
  '',
  ' ',
  long,
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\ufeff',
  "' or 1=1; drop table person; --",
  '%_\\%',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '0',
  '1.5',
  '1e3',
  '0x10',
  '９',
  '999999999999999',
  '9007199254740993',
  '1'.repeat(400),
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '0b1e7c1a-6f0e-4c1e-9d58-3f2a55b0c99',
  'true',
  '[object Object]',
]

const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  1.5,
  1e-7,
  2_147_483_647,
  2_147_483_648,
  4_294_967_296,
  999_999_999_999_999,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  1e308,
  -1e308,
]

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
)

/** Any JSON where something else is expected. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 3, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      [],
      {},
      [null],
      [[[[1]]]],
      { toString: 1 },
      { length: 10_000 },
      Array.from({ length: 2000 }, (_, i) => i + 1),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
)

const encoded = (value: string): string => encodeURIComponent(value.toWellFormed())

/** A raw query parameter, including percent signs. */
export const hostileQueryValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: text.map(encoded) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('%00', '%ED%A0%80', '%', '%zz', '%F0%9F%98', '+', '%2e%2e%2f', '1000000000'),
  },
)

/** A header value that Node accepts. */
export const hostileHeaderValue: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    'abc',
    '1.5',
    '9'.repeat(30),
    'ÿþ',
    'x'.repeat(8000),
    '__proto__',
    '1, 2',
    '\t1',
  ),
  fc.string({ maxLength: 60 }).map((value) => value.replace(/[^\x20-\x7e]/g, '')),
)

/** Undeclared fields, as in attempts at mass assignment and prototype pollution. */
export const forbiddenFields: readonly string[] = [
  'acceleratorId',
  'leaderUid',
  'status',
  'state',
  'admin',
  'createdAt',
  'constructor',
  'toString',
  'prototype',
]
