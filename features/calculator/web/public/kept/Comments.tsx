import { useState, type FormEvent } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { SelectField } from '#platform/web/public/SelectField.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { commentCalculation, type getCalculation } from '../../../contract/kept-calculations.endpoints.ts'
import type { MoneyUnit, Step } from '../../../domain/inputs.ts'
import { placesIn, type CommentPlace } from '../../../domain/kept.ts'

type Comment = ResponseOf<typeof getCalculation>['comments'][number]

type Props = {
  calculationId: number
  comments: readonly Comment[]
  /** Only comments on the inputs of this step. */
  step: Step
  unit: MoneyUnit
  onSaid: () => Promise<void>
}

/** Comments on the inputs of a step, with a form; each is about one input. */
export const Comments = ({ calculationId, comments, step, unit, onSaid }: Props) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const places = placesIn(step)
  const [place, setPlace] = useState('')
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const nameOf = (one: CommentPlace): string => {
    const table = `table.title.${one}`
    const found = t(table)
    return found === table ? t(`fields.${one}`, { unit: t(`unit.${unit}`) }) : found
  }
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const missing = {
      ...(place === '' ? { place: 'REQUIRED' } : {}),
      ...(text.trim() === '' ? { text: 'REQUIRED' } : {}),
    }
    setWrong(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    setFailure(null)
    try {
      await call(commentCalculation, { body: { calculationId, place: place as CommentPlace, text } })
      setText('')
      await onSaid()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const here = comments.filter((one) => places.includes(one.place))
  if (places.length === 0) return null
  return (
    <section className="results__section kept" aria-labelledby="calculator-comments">
      <h3 id="calculator-comments">{t('comments.title')}</h3>
      {here.length === 0 ? <p className="calculator__muted">{t('comments.empty')}</p> : null}
      <ul className="kept__comments">
        {here.map((one) => (
          <li key={one.id}>
            <p className="calculator__muted">
              {nameOf(one.place)} · {one.author.name} · {formatDate(one.at, { locale })}
            </p>
            <p>{one.text}</p>
          </li>
        ))}
      </ul>
      <form className="kept__form" noValidate onSubmit={(event) => void say(event)}>
        <SelectField
          name="comment-place"
          label={t('comments.place')}
          value={place}
          placeholder={t('fields.choose')}
          error={wrong['place']}
          options={places.map((one) => ({ value: one, label: nameOf(one) }))}
          onChange={setPlace}
        />
        <Field
          name="comment-text"
          label={t('comments.text')}
          rows={3}
          limit={2000}
          value={text}
          error={wrong['text']}
          onChange={setText}
        />
        {failure ? <ErrorNotice error={failure} /> : null}
        <Button type="submit" busy={isBusy}>
          {t('comments.say')}
        </Button>
      </form>
    </section>
  )
}
