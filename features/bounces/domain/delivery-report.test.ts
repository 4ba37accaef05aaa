import { expect, test } from 'vitest'
import { messageIdOf, messageKeyOf, readDeliveryStatus } from './delivery-report.rules.ts'

const key = '0123456789abcdef0123456789abcdef'

test('a report gives the result for each recipient, and of which email', () => {
  const text = [
    'Reporting-MTA: dns; mx.example',
    `Original-Envelope-Id: ${key}`,
    '',
    'Original-Recipient: rfc822; Anna@Mail.example',
    'Final-Recipient: rfc822; box7@inner.example',
    'Action: failed',
    'Status: 5.1.1 (no such user)',
    'Diagnostic-Code: smtp; 550 5.1.1 <anna@mail.example>:',
    '  no such user',
    '',
    'Final-Recipient: rfc822; late@mail.example',
    'Action: delayed',
    'Status: 4.4.1',
    '',
    'Final-Recipient: rfc822; fine@mail.example',
    'Action: delivered',
    'Status: 2.0.0',
  ].join('\r\n')
  expect(readDeliveryStatus(text)).toEqual({
    envelopeId: key,
    recipients: [
      {
        address: 'anna@mail.example',
        action: 'FAILED',
        status: '5.1.1',
        answer: '550 5.1.1 <anna@mail.example>: no such user',
      },
      { address: 'late@mail.example', action: 'DELAYED', status: '4.4.1', answer: '' },
    ],
  })
})

test('control characters of a report become spaces', () => {
  const text =
    '\n\nFinal-Recipient: rfc822; a\0b@mail.example\nAction: failed\nDiagnostic-Code: smtp; 550\0\u0007no'
  expect(readDeliveryStatus(`x: y${text}`).recipients).toEqual([
    { address: 'a b@mail.example', action: 'FAILED', status: '', answer: '550 no' },
  ])
})

test.each([
  '',
  '\0',
  'Action: failed',
  ':\n\n:',
  'a'.repeat(100_000),
  '\n\nAction: failed\n\n\n\n'.repeat(500),
])('rubbish names nobody in particular, and little of it is read', (text) => {
  const { recipients, envelopeId } = readDeliveryStatus(text)
  expect([recipients.length <= 20, envelopeId]).toEqual([true, ''])
})

test('an id of the portal is recognized, and one in the text of an email does not count', () => {
  expect(messageKeyOf(messageIdOf(`Subject: x\r\nMessage-ID:\r\n <${key}@portal.example>\r\n\r\nHi`))).toBe(
    key,
  )
  expect(messageKeyOf(messageIdOf(`Subject: x\r\n\r\nMessage-ID: <${key}@portal.example>`))).toBe('')
  for (const other of [`x${key}@a`, key.toUpperCase(), `${key}0@a`, "' or 1=1", ''])
    expect(messageKeyOf(other)).toBe('')
})
