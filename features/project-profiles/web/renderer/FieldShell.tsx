import '#platform/web/work/components/form/form.css'
import './renderer.css'
import { useId, type FocusEvent, type ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ErrorIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { isEmpty, placeKey, type Place } from '../../../fields/domain/values.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { ShellIds } from '../../../fields/web/inputs/field-input.ts'
import { CellStatus } from './CellStatus.tsx'
import { problemText } from '../../../fields/web/format/problem-text.ts'
import { RestoreValue } from './RestoreValue.tsx'
import { useOnlyShown } from './only-shown.ts'
import { useProfileEditing, type Cell } from './profile-source.ts'

type Props = {
  field: Field
  place: Place
  cell: Cell
  required: boolean
  /** A counter next to the label. */
  count?: ReactNode
  /** Several controls: the label names the group, not one of them. */
  isGroup?: boolean
  children: (ids: ShellIds) => ReactNode
}

/** The frame of every field: label, required mark, save state, error and help. */
export const FieldShell = ({ field, place, cell, required, count, isGroup = false, children }: Props) => {
  const t = useTexts('project-profiles')
  const { store, aside, missing, opener } = useProfileEditing()
  const { link } = useOnlyShown(place.code)
  const base = useId()
  const [labelId, helpId, errorId] = [`${base}l`, `${base}h`, `${base}e`]
  const lacks =
    isEmpty(cell.value) &&
    missing.some(
      (one) =>
        one.code === place.code &&
        (one.item ?? null) === place.item &&
        (one.field ?? one.code) === place.field,
    )
  // Saved as empty, which the task does not accept: "saved" alone would read as done.
  const emptied = required && cell.phase === 'saved' && cell.savedAt !== null && isEmpty(cell.value)
  const error =
    cell.phase === 'invalid'
      ? problemText(field, cell.problem)
      : lacks || emptied
        ? t('fieldErrors.REQUIRED')
        : null
  const help = wordsIn(field.help)
  const description = wordsIn(field.description)
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) store.leave(place)
  }
  const ids = {
    id: base,
    labelId,
    describedBy: cls(error && errorId, (help || description) && helpId),
    isWrong: error !== null,
    required,
  }
  const words = (
    <>
      {wordsIn(field.name)}
      {required ? <span className="profile-required">{t('fill.required')}</span> : null}
    </>
  )
  return (
    <div
      className={cls('field profile-field', error && 'field-wrong')}
      data-place={placeKey(place)}
      onBlur={leave}
    >
      <div className="field-head">
        {isGroup ? (
          <span className="profile-label" id={labelId}>
            {words}
          </span>
        ) : (
          <label id={labelId} htmlFor={base}>
            {words}
          </label>
        )}
        <span className="profile-aside">
          {count}
          {emptied ? null : <CellStatus place={place} cell={cell} />}
          {aside?.(place)}
          {opener ? <opener.FieldAction id={opener.id} place={place} name={wordsIn(field.name)} /> : null}
        </span>
      </div>
      {children(ids)}
      <p className="field-error" id={errorId} aria-live="polite">
        {error ? (
          <>
            <ErrorIcon />
            {error}
            {cell.phase === 'invalid' && store.revert ? <RestoreValue place={place} /> : null}
          </>
        ) : null}
      </p>
      {help || description ? (
        <p className="field-help profile-help" id={helpId}>
          {[description, help].filter(Boolean).join('\n')}
        </p>
      ) : null}
      {opener ? <opener.FieldNotes id={opener.id} place={place} link={link} /> : null}
    </div>
  )
}
