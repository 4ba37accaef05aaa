import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import {
  AddIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  DeleteIcon,
  EditIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { useRowOrder } from '#platform/web/work/components/order/use-row-order.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { Item, Section, Template } from '../showcase.types.ts'
import { FieldChoice } from './FieldChoice.tsx'
import { ItemRow, nameOf } from './ItemRow.tsx'
import { TwoLanguages } from './TwoLanguages.tsx'

type Props = {
  template: Template
  section: Section
  at: number
  editable: boolean
  put: (next: Section | null) => void
  move: (by: -1 | 1) => void
}

const tell = (item: Item) => ({ key: item.code, name: nameOf(item) })

/** One section of a showcase with what stands in it. */
export const SectionCard = ({ template, section, at, editable, put, move }: Props) => {
  const t = useTexts('showcases')
  const { title, items } = section
  const name = wordsIn(title)
  const order = useRowOrder(items, tell, (next) => put({ ...section, items: next }))
  const rename = () =>
    openDrawer({
      title: t('sections.editTitle'),
      body: (
        <TwoLanguages
          of="sections.title"
          words={title}
          required
          save={(next) => put({ ...section, title: next })}
        />
      ),
    })
  const choose = () =>
    openDrawer({
      title: t('sections.chooseFor', { name }),
      body: <FieldChoice templateId={template.id} sectionId={section.id} />,
    })
  return (
    <section className="showcase-section" aria-label={name}>
      <header>
        <h3>{name}</h3>
        {editable ? (
          <>
            <Button size="small" startIcon={<AddIcon />} onClick={choose}>
              {t('sections.choose')}
            </Button>
            <IconAction icon={EditIcon} label={t('sections.edit', { name })} onClick={rename} />
            <IconAction
              icon={ArrowUpIcon}
              label={t('sections.up', { name })}
              disabled={at === 0}
              onClick={() => move(-1)}
            />
            <IconAction
              icon={ArrowDownIcon}
              label={t('sections.down', { name })}
              disabled={at === template.sections.length - 1}
              onClick={() => move(1)}
            />
            <IconAction
              icon={DeleteIcon}
              label={t('sections.remove', { name })}
              tip="end"
              onClick={() => put(null)}
            />
          </>
        ) : null}
      </header>
      {items.length === 0 ? (
        <p className="showcase-hint">{t('sections.none')}</p>
      ) : (
        <ol className="showcase-items">
          {items.map((item, place) => (
            <ItemRow
              key={item.code}
              item={item}
              at={place}
              order={order}
              editable={editable}
              change={(next) =>
                put({
                  ...section,
                  items: items.flatMap((one) => (one.code === item.code ? (next ?? []) : one)),
                })
              }
            />
          ))}
        </ol>
      )}
      <span className="visually-hidden" role="status">
        {order.said}
      </span>
    </section>
  )
}
