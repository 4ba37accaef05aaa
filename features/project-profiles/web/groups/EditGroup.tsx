import './groups.css'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import type { GroupElement } from '../../../fields/domain/tree.ts'
import { isEmpty } from '../../../fields/domain/values.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { useProfileEditing } from '../renderer/profile-source.ts'
import { useItems } from '../renderer/use-cell.ts'
import { GroupCard } from './GroupCard.tsx'
import { repetitionActions } from './repetition-actions.ts'

const controls = '.group-card-fields :is(input, textarea, select, [contenteditable="true"])'

/** A group: its repetitions as cards, to add, order and remove. */
export const EditGroup = ({ element }: { element: GroupElement }) => {
  const t = useTexts('project-profiles')
  const { store, isReadOnly, isRequired, missing } = useProfileEditing()
  const items = useItems(element.code)
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { code, minItems, maxItems } = element
  const name = wordsIn(element.name)
  const readOnly = isReadOnly(code)
  const least = Math.max(minItems, isRequired(element) ? 1 : 0)
  const lacks = items.length < least && missing.some((one) => one.code === code && !one.item)
  const help = [wordsIn(element.description), wordsIn(element.help)].filter(Boolean).join('\n')

  // Focuses the first input, not the buttons of the heading; without a card, the button to add one.
  const focusCard = (index: number) =>
    requestAnimationFrame(() => {
      const card = list.current?.children[index]
      const target = card?.querySelector<HTMLElement>(controls) ?? card?.querySelector('button')
      ;(target ?? list.current?.parentElement?.querySelector<HTMLElement>(':scope > button'))?.focus()
    })
  const add = () => {
    store.addItem(code)
    setAnnouncement(t('fill.group.added', { number: items.length + 1 }))
    focusCard(items.length)
  }
  const take = (id: string, index: number) => {
    store.removeItems(code, [id])
    setAnnouncement(t('fill.group.removed'))
    focusCard(Math.max(0, index - 1))
  }
  const isEmptyItem = (id: string) => {
    const item = store.values().items[code]?.find((one) => one.id === id)
    return Object.values(item?.values ?? {}).every((value) => isEmpty(value))
  }
  const actionsOf = useActions(repetitionActions, { name, isEmpty: isEmptyItem, take })
  const move = (id: string, index: number) => {
    store.moveItem(code, id, index)
    setAnnouncement(t('fill.group.moved', { number: index + 1, count: items.length }))
  }
  return (
    <div className="profile-block" role="group" aria-label={name}>
      <div className="field-head">
        <h3>
          {name}
          {least > 0 && !readOnly ? <span className="profile-required">{t('fill.required')}</span> : null}
        </h3>
        {maxItems > 1 ? (
          <span className="field-count tabular">
            {t('fill.group.count', { count: items.length, max: maxItems })}
          </span>
        ) : null}
      </div>
      {help ? <p className="field-help profile-help">{help}</p> : null}
      {items.length === 0 ? (
        <p className="group-empty">{t(readOnly ? 'fields:value.notGiven' : 'fill.group.empty')}</p>
      ) : null}
      <ol className="group-cards" ref={list}>
        {items.map(({ id }, index) => (
          <GroupCard
            key={id}
            element={element}
            id={id}
            index={index}
            count={items.length}
            readOnly={readOnly}
            onMove={move}
            actions={actionsOf({ id, index, actions: [] })}
          />
        ))}
      </ol>
      {lacks ? (
        <p className="field-error" role="alert">
          {t('fill.group.least', { count: least })}
        </p>
      ) : null}
      {readOnly ? null : items.length < maxItems ? (
        <Button size="small" startIcon={<AddIcon />} onClick={add}>
          {t('fill.group.add')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      ) : (
        <p className="field-help">{t('fill.group.full', { count: maxItems })}</p>
      )}
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  )
}
