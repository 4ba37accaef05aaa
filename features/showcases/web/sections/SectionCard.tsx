import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { AddIcon, DeleteIcon, DragIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { useRowOrder } from '#platform/web/work/components/order/use-row-order.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { Item, Section, Template } from '../showcase.types.ts'
import { FieldChoice } from './FieldChoice.tsx'
import { ItemRow, nameOf } from './ItemRow.tsx'
import { TitleForm } from './TitleForm.tsx'

type Props = {
  template: Template
  section: Section
  at: number
  /** Ordering among the other sections. */
  among: ReturnType<typeof useRowOrder<Section>>
  editable: boolean
  put: (next: Section | null) => void
  /** Moves an element to the previous or next section. */
  pass: (item: Item, by: -1 | 1) => void
}

const rowOf = (item: Item) => ({ key: item.code, name: nameOf(item) })

/** Key of a section in ordering, distinct from those of elements. */
export const keyOf = ({ id }: Pick<Section, 'id'>): string => `section-${id}`

/** One section of a showcase with its elements. */
export const SectionCard = ({ template, section, at, among, editable, put, pass }: Props) => {
  const t = useTexts('showcases')
  const { title, items } = section
  const name = wordsIn(title)
  const drop = among.dropOf(at)
  const order = useRowOrder(items, rowOf, (next) => put({ ...section, items: next }), pass)
  const rename = () =>
    openDrawer({
      title: t('sections.editTitle'),
      body: <TitleForm words={title} save={(next) => put({ ...section, title: next })} />,
    })
  const choose = () =>
    openDrawer({
      title: t('sections.chooseFor', { name }),
      body: <FieldChoice templateId={template.id} sectionId={section.id} />,
    })
  return (
    <section
      className={cls('showcase-section', drop && `showcase-drop-${drop}`)}
      aria-label={name}
      {...among.row(at)}
    >
      <header>
        {editable ? (
          <IconAction
            icon={DragIcon}
            label={t('sections.order', { name })}
            tip="side"
            {...among.handle(at, keyOf(section))}
          />
        ) : null}
        <h3>{name}</h3>
        {editable ? (
          <>
            <Button size="small" startIcon={<AddIcon />} onClick={choose}>
              {t('sections.choose')}
            </Button>
            <IconAction icon={EditIcon} label={t('sections.edit', { name })} onClick={rename} />
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
              templateId={template.id}
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
        {order.announcement}
      </span>
    </section>
  )
}
