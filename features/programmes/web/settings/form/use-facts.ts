import { formatPercent } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { plainText } from '../../../../fields/domain/rich-text.rules.ts'
import { choiceOfTemplate, codeOfChoice, type TaskReportChoice } from '../../../domain/report-types.ts'
import { pictureWords } from '../../../../fields/web/rich/picture-words.ts'
import type { ContentKind } from '../settings.queries.ts'
import type { Fact } from './content-values.ts'

type Kind = 'text' | 'rich' | 'days' | 'percent' | 'flag' | 'word'

const fieldsOf: Record<ContentKind, Record<string, Kind>> = {
  programme: {
    name: 'text',
    description: 'text',
    durationDays: 'days',
    creationStrategy: 'word',
    hideProjectProfile: 'flag',
    automaticPublication: 'flag',
  },
  track: {
    name: 'text',
    description: 'text',
    selectionConditions: 'text',
    faceText: 'rich',
    durationDays: 'days',
    investmentType: 'word',
    shortLink: 'text',
    decisionDays: 'days',
    feeAmount: 'text',
    feeCurrency: 'text',
    sharePercent: 'percent',
    acceptAutomatically: 'flag',
    expertiseVisibleToTeam: 'flag',
  },
  trackpoint: {
    name: 'text',
    description: 'text',
    expectedResult: 'text',
    type: 'word',
    performer: 'word',
    durationDays: 'days',
    strictlyAccepted: 'flag',
    answerRequired: 'flag',
    reportType: 'word',
  },
}

const wordsOf: Record<ContentKind, (key: string, value: string) => string> = {
  programme: (_key, value) => `settings.programmeFields.${value}`,
  track: (_key, value) => `settings.trackFields.${value}`,
  trackpoint: (key, value) => {
    if (key === 'reportType')
      return `settings.reports.${codeOfChoice(value as TaskReportChoice) ?? 'template'}`
    return `settings.${key === 'type' ? 'types' : 'performers'}.${value}`
  },
}

/** A report by template that the texts name. */
export type Template = { id: number; name: string }

const noTemplates: readonly Template[] = []

/** Formats the fields of a programme, track or trackpoint as texts. */
export const useFacts = (
  kind: ContentKind,
  templates: readonly Template[] = noTemplates,
): ((values: Record<string, unknown>) => Fact[]) => {
  const t = useTexts('programmes')
  const templateName = (value: string): string | undefined =>
    templates.find(({ id }) => choiceOfTemplate(id) === value)?.name
  const shownText = (key: string, as: Kind, value: unknown): string => {
    if (as === 'flag') return t(value === true ? 'settings.form.yes' : 'settings.form.no')
    if (as === 'days' && typeof value === 'number') return t('settings.facts.days', { count: value })
    if (as === 'percent' && typeof value === 'number') return formatPercent(value / 100)
    if (typeof value !== 'string' || value === '') return ''
    if (as === 'rich') return plainText(value, pictureWords)
    return as === 'word' ? (templateName(value) ?? t(wordsOf[kind](key, value))) : value
  }
  return (values) =>
    Object.entries(fieldsOf[kind]).map(([key, as]) => ({
      key,
      label: t(`settings.${kind}Fields.${key}`),
      value: shownText(key, as, values[key]),
    }))
}
