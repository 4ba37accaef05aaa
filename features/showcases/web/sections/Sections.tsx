import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { useRowOrder } from '#platform/web/work/components/order/use-row-order.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { showcaseLimits } from '../../domain/sections.rules.ts'
import type { Section, Template } from '../showcase.types.ts'
import { keyOf, SectionCard } from './SectionCard.tsx'
import { TitleForm } from './TitleForm.tsx'
import { useSections } from './use-sections.ts'

const tell = (section: Section) => ({ key: keyOf(section), name: wordsIn(section.title) })

/** Everything that a template shows, in sections; saves by itself. */
export const Sections = ({ template }: { template: Template }) => {
  const t = useTexts('showcases')
  const { sections } = template
  const { change, put, savedAt, isSaving } = useSections(template)
  const editable = template.actions.includes('edit')
  const order = useRowOrder(sections, tell, (next) => void change(next))
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
        />
      ))}
      <span className="visually-hidden" role="status">
        {order.said}
      </span>
    </section>
  )
}
