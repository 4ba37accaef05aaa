import en from '../../texts/en.json' with { type: 'json' }
import ru from '../../texts/ru.json' with { type: 'json' }
import type { Template } from './letter.repository.ts'

type Wording = { subject: string; lead: string; button: string; note: string }

const wordings: Record<'ru' | 'en', Record<Template, Wording>> = { ru: ru.mail, en: en.mail }

/** A letter ready to be sent. */
export type Rendered = { subject: string; text: string; html: string }

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (value: string): string => value.replace(/[&<>"']/g, (c) => entities[c] ?? c)

/** One line: a line break in a subject would begin another header. */
const oneLine = (value: string): string => value.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

/** Puts a letter into words, as text and as html. */
export const renderLetter = (
  letter: { template: Template; locale: 'ru' | 'en'; link: string },
  appName: string,
): Rendered => {
  const wording = wordings[letter.locale][letter.template]
  const fill = (pattern: string) => pattern.replaceAll('{appName}', () => oneLine(appName))
  const [subject, lead, button, note] = [wording.subject, wording.lead, wording.button, wording.note].map(
    fill,
  ) as [string, string, string, string]
  const link = escaped(letter.link)
  return {
    subject: oneLine(subject),
    text: `${lead}\n\n${letter.link}\n\n${note}\n`,
    html: `<!doctype html>
<html lang="${letter.locale}"><body style="margin:0;padding:24px;background:#f5f5f5;font-family:Arial,sans-serif;color:#1a1a1a">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
<h1 style="font-size:18px;margin:0 0 16px">${escaped(oneLine(appName))}</h1>
<p style="line-height:1.5">${escaped(lead)}</p>
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#ff5629;color:#1a0d08;text-decoration:none;font-weight:bold">${escaped(button)}</a></p>
<p style="line-height:1.5;word-break:break-all"><a href="${link}" style="color:#b83409">${link}</a></p>
<p style="line-height:1.5;color:#595959">${escaped(note)}</p>
</div></body></html>
`,
  }
}
