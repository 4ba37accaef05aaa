import { sameValue, type Value } from '../../../fields/domain/values.ts'
import { valueProblem } from '../../../fields/domain/validate-value.ts'
import type { ValueRules } from '#platform/web/save-queue/entry.ts'
import { missingAnswers, questionsOf } from '../../domain/review-template.rules.ts'
import type { ExpertOrderPage } from '../job.types.ts'

type Template = ExpertOrderPage['template']

const prefix = 'value:'

/** The entry of an answer to a question of the template. */
export const valueKey = (code: string): string => `${prefix}${code}`

/** The code of such an entry; null for others. */
export const codeOfKey = (key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null

/** The server's value of each question. */
export const templateEntries = (template: Template): { key: string; value: Value }[] =>
  template
    ? questionsOf(template.tree).map(({ code }) => ({
        key: valueKey(code),
        value: template.values[code] ?? null,
      }))
    : []

/** Comparison and validation of a template's answers; null for other entries. */
export const templateRules = (template: Template) => {
  const questions = new Map(template ? questionsOf(template.tree).map((one) => [one.code, one]) : [])
  return (key: string): ValueRules<unknown> | null => {
    const question = questions.get(codeOfKey(key) ?? '')
    if (!question) return null
    return {
      same: (one, other) => sameValue(one as Value, other as Value),
      problem: (value) => valueProblem(question, value as Value),
    }
  }
}

/** The same template with saved entries applied. */
export const withSavedValues = (template: Template, saved: ReadonlyMap<string, unknown>): Template => {
  if (!template) return null
  const values = Object.fromEntries(
    [...saved].flatMap(([key, value]): [string, Value][] => {
      const code = codeOfKey(key)
      return code === null ? [] : [[code, value as Value]]
    }),
  )
  return { ...template, values: { ...template.values, ...values } }
}

/** Place of a question on the page. */
export const questionPlace = (code: string): string => `review:${valueKey(code)}`

/** Places of missing answers, in the order of the template. */
export const missingQuestions = (template: Template): string[] =>
  template ? missingAnswers(template.tree, template.values).map(questionPlace) : []
