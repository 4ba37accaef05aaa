import { useState, useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Import, Settings } from '../import.types.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { ChoiceBox } from '#platform/web/work/components/form/ChoiceBox.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'

/** All targets, settings first, then the profile; those already filled by another column are marked. */
const useTargetOptions = (
  targets: Import['targets'],
  given: readonly (string | null)[],
): readonly Option<string>[] => {
  const t = useTexts('project-import')
  const locale = useLocale()
  return useMemo(() => {
    const inLanguage = (words: { ru: string; en: string }) => words[locale] || words.ru
    const nameOf = ({ key, name, of, repeated }: Import['targets'][number]): string => {
      if (!name) return t(`target.${key}`)
      const whole = of ? `${inLanguage(of)}: ${inLanguage(name)}` : inLanguage(name)
      return repeated ? `${whole} (${t('columns.eachLine')})` : whole
    }
    return targets.map((target) => ({
      value: target.key,
      label: nameOf(target),
      also: target.also.join(' '),
      ...(given.includes(target.key) ? { hint: t('columns.taken') } : {}),
    }))
  }, [targets, given, t, locale])
}

type Props = { one: Import; change: (part: Partial<Settings>) => void }

const examplesShown = 3

/** Whether a name is too long for the field, which truncates it: the full name is then shown below. */
const isLong = (name: string): boolean => name.length > 24

/** Every column of the file with some of its cells, and its target. */
export const MappingTable = ({ one, change }: Props) => {
  const t = useTexts('project-import')
  const { headerRow, targets } = one.settings
  const options = useTargetOptions(one.targets, targets)
  const headings = one.preview[headerRow] ?? []
  const columns = targets.map((_, at) => headings[at] || t('columns.unnamed', { number: at + 1 }))
  const examples = (at: number): string =>
    one.preview
      .slice(headerRow + 1)
      .map((row) => row[at] ?? '')
      .filter((cell) => cell !== '')
      .slice(0, examplesShown)
      .join(' · ')
  const nameOf = (target: string | null | undefined): string =>
    options.find(({ value }) => value === target)?.label ?? ''
  const [question, setQuestion] = useState<{ at: number; target: string; holder: number } | null>(null)
  const give = (at: number, target: string | null) => {
    setQuestion(null)
    change({ targets: targets.map((old, other) => (other === at ? target : old === target ? null : old)) })
  }
  const choose = (at: number, target: string | null) => {
    const holder = target === null ? -1 : targets.indexOf(target)
    if (target !== null && holder >= 0 && holder !== at) setQuestion({ at, target, holder })
    else give(at, target)
  }
  const rows = one.preview.map((row, at) => ({
    value: at,
    label: `${t('header.row', { number: at + 1 })}: ${row.filter(Boolean).join(', ').slice(0, 60)}`,
  }))
  return (
    <>
      <ChoiceBox
        label={t('header.label')}
        options={rows}
        value={headerRow}
        onChoose={(row) => change({ headerRow: row ?? headerRow })}
      />
      <p className="import-hint">
        {t('columns.mapped', {
          count: targets.filter((target) => target !== null).length,
          total: targets.length,
        })}
      </p>
      <ul className="import-columns">
        {columns.map((heading, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns of a file have no other name
          <li key={at} className="import-column">
            <span className="import-column-name">{heading}</span>
            <span className="import-column-examples">{examples(at)}</span>
            <ChoiceBox
              label={t('columns.targetOf', { header: heading })}
              labelHidden
              options={options}
              value={targets[at] ?? null}
              none={t('columns.unmapped')}
              nothing={t('columns.noField')}
              onChoose={(target) => choose(at, target)}
            />
            {isLong(nameOf(targets[at])) ? (
              <span className="import-column-target">{nameOf(targets[at])}</span>
            ) : null}
            {question?.at === at ? (
              <Notice
                role="status"
                actions={
                  <>
                    <Button size="small" variant="contained" onClick={() => give(at, question.target)}>
                      {t('columns.take')}
                    </Button>
                    <Button size="small" onClick={() => setQuestion(null)}>
                      {t('columns.keep')}
                    </Button>
                  </>
                }
              >
                {t('columns.takenBy', {
                  field: nameOf(question.target),
                  header: columns[question.holder] ?? '',
                })}
              </Notice>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
