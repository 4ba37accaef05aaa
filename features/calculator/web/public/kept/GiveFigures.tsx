import { useMemo, useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { SelectField } from '#platform/web/public/SelectField.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { elementsOf, type PlainElement } from '../../../../fields/domain/tree.ts'
import {
  getProjectProfile,
  saveProjectProfile,
} from '../../../../project-profiles/contract/profile.endpoints.ts'
import { givenFigures, givenValue, takes, type GivenFigure } from '../../../domain/given-figures.rules.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import { resultsOf } from '../../../domain/results.rules.ts'
import { figuresOf, type FigureKey } from '../results/figure-words.ts'
import { amountText } from '../shown-numbers.ts'

type Profile = ResponseOf<typeof getProjectProfile>

const isPlain = (element: { kind: string }): element is PlainElement => element.kind === 'PLAIN'

/** Copies chosen figures to fields of the project's profile after confirmation; recorded in its history. */
export const GiveFigures = ({ projectId, inputs }: { projectId: number; inputs: Inputs }) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const [profile, setProfile] = useState<Profile | null>(null)
  const [chosen, setChosen] = useState<Readonly<Partial<Record<GivenFigure, string>>>>({})
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [isDone, setDone] = useState(false)
  const results = useMemo(() => resultsOf(inputs), [inputs])
  const words = figuresOf(inputs, results, t, locale)
  const read = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      setProfile(
        await call(getProjectProfile, { query: { projectId: String(projectId) } }, { deniedHere: true }),
      )
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const give = async (): Promise<void> => {
    if (!profile) return
    setBusy(true)
    setFailure(null)
    try {
      const cells = (Object.entries(chosen) as [GivenFigure, string][]).flatMap(([figure, code]) => {
        const value = givenValue(figure, inputs, results)
        const version = profile.values.versions[code] ?? 0
        return code === 'none' || value === null ? [] : [{ code, item: null, field: code, value, version }]
      })
      await call(saveProjectProfile, { body: { projectId, cells } })
      setDone(true)
      setProfile(null)
      setChosen({})
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const fields = profile ? elementsOf(profile.tree).filter(isPlain) : []
  const figures = (Object.keys(givenFigures) as GivenFigure[]).filter(
    (figure) =>
      givenValue(figure, inputs, results) !== null &&
      fields.some((field) => takes(figure, field, inputs.unit)),
  )
  const isChosen = Object.values(chosen).some((code) => code !== 'none')
  const shown = (figure: GivenFigure): string =>
    figure === 'needed'
      ? `${amountText(results.needed, locale)} ${t(`unit.${inputs.unit}`)}`
      : words[figure satisfies FigureKey].value
  return (
    <div className="kept__give">
      <h4>{t('give.title')}</h4>
      <p className="calculator__muted">{t('give.text')}</p>
      {isDone ? (
        <Notice tone="success">
          <p>
            {t('give.done')}{' '}
            <a href={linkTo('/bch/view/my-projects/edit', { projectId, tab: 'profile' })}>{t('give.open')}</a>
          </p>
        </Notice>
      ) : null}
      {failure ? <ErrorNotice error={failure} /> : null}
      {failure instanceof ApiError && Object.keys(failure.fields).length > 0 ? (
        <p className="field__error">{t('give.refused')}</p>
      ) : null}
      {!profile ? (
        <div>
          <Button busy={isBusy} onClick={() => void read()}>
            {t('give.choose')}
          </Button>
        </div>
      ) : !profile.wholeEditable ? (
        <p className="calculator__muted">{t('give.readOnly')}</p>
      ) : figures.length === 0 ? (
        <p className="calculator__muted">{t('give.noFields')}</p>
      ) : (
        <>
          <div className="calculator__fields">
            {figures.map((figure) => (
              <SelectField
                key={figure}
                name={`give-${figure}`}
                label={t('give.figure', { figure: t(`figures.${figure}`), value: shown(figure) })}
                value={chosen[figure] ?? 'none'}
                placeholder={t('fields.choose')}
                options={[
                  { value: 'none', label: t('give.none') },
                  ...fields
                    .filter((field) => takes(figure, field, inputs.unit))
                    .map((field) => ({
                      value: field.code,
                      label: (locale === 'en' && field.name.en) || field.name.ru,
                    })),
                ]}
                onChange={(code) => setChosen((now) => ({ ...now, [figure]: code }))}
              />
            ))}
          </div>
          <div>
            <Button busy={isBusy} disabled={!isChosen} onClick={() => void give()}>
              {t('give.give')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
