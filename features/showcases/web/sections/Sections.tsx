import { useState } from 'react'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { handleId, useRowOrder } from '#platform/web/work/components/order/use-row-order.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { showcaseLimits } from '../../domain/sections.rules.ts'
import type { Item, Section, Template } from '../showcase.types.ts'
import { nameOf } from './ItemRow.tsx'
import { keyOf, SectionCard } from './SectionCard.tsx'
import { TitleForm } from './TitleForm.tsx'
import { useSections } from './use-sections.ts'

const rowOf = (section: Section) => ({ key: keyOf(section), name: wordsIn(section.title) })

/** All sections of a template; saved automatically. */
export const Sections = ({ template }: { template: Template }) => {
  const t = useTexts('showcases')
  const { sections } = template
  const { change, put, savedAt, isSaving } = useSections(template)
  const editable = template.actions.includes('edit')
  const order = useRowOrder(sections, rowOf, (next) => void change(next))
  const [announcement, setAnnouncement] = useState('')
  const pass = (from: number, item: Item, by: -1 | 1): void => {
    const to = sections[from + by]
    if (!to) return
    const items = by > 0 ? [item, ...to.items] : [...to.items, item]
    void change(
      sections.map((section, at) =>
        at === from
          ? { ...section, items: section.items.filter(({ code }) => code !== item.code) }
          : section.id === to.id
            ? { ...section, items }
            : section,
      ),
    )
    setAnnouncement(t('item.passed', { name: nameOf(item), section: wordsIn(to.title) }))
    requestAnimationFrame(() => document.getElementById(handleId(item.code))?.focus())
  }
  const add = () =>
    openDrawer({
      title: t('sections.newTitle'),
      body: (
        <TitleForm
          words={{ ru: '', en: '' }}
          save={(title) => void change([...sections, { id: crypto.randomUUID(), title, items: [] }])}
        />
      ),
    })
  return (
    <section className="showcase-sections" aria-labelledby="showcase-sections-title">
      <header className="showcase-part-head">
        <h2 id="showcase-sections-title">{t('sections.title')}</h2>
        <span role="status" className="showcase-hint">
          {savedAt && !isSaving ? t('template.saved', { time: formatTime(savedAt) }) : null}
        </span>
        {editable && sections.length < showcaseLimits.sections ? (
          <Button size="small" startIcon={<AddIcon />} onClick={add}>
            {t('sections.add')}
          </Button>
        ) : null}
      </header>
      {sections.length === 0 ? <p className="showcase-hint">{t('sections.empty')}</p> : null}
      {sections.map((section, at) => (
        <SectionCard
          key={section.id}
          template={template}
          section={section}
          at={at}
          among={order}
          editable={editable}
          put={(next) => put(section.id, next)}
          pass={(item, by) => pass(at, item, by)}
        />
      ))}
      <span className="visually-hidden" role="status">
        {order.announcement}
      </span>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </section>
  )
}
