import '#platform/web/work/components/Check.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon, DragIcon, EditIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import type { useRowOrder } from '#platform/web/work/components/order/use-row-order.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { Item } from '../showcase.types.ts'
import { ElementPicture } from '../public/ElementPicture.tsx'
import { ItemLook } from './ItemLook.tsx'

/** Uses of an element. */
const uses = ['card', 'page', 'filter', 'sorting'] as const

type Props = {
  templateId: number
  item: Item
  at: number
  order: ReturnType<typeof useRowOrder<Item>>
  editable: boolean
  /** Changes the element, or removes it (`null`). */
  change: (next: Item | null) => void
}

/** Name of an element: the template's label, or the profile's name. */
export const nameOf = ({ label, name }: Pick<Item, 'label' | 'name'>): string =>
  wordsIn(label) || wordsIn(name)

const mayBe = (item: Item, use: (typeof uses)[number]): boolean =>
  use === 'filter' ? item.mayFilter : use === 'sorting' ? item.maySort : true

/** One selected element: position, name and uses. */
export const ItemRow = ({ templateId, item, at, order, editable, change }: Props) => {
  const t = useTexts('showcases')
  const name = nameOf(item)
  const drop = order.dropOf(at)
  const edit = () =>
    openDrawer({
      title: t('item.look', { name }),
      body: <ItemLook templateId={templateId} item={item} save={(look) => change({ ...item, ...look })} />,
    })
  return (
    <li className={cls('showcase-item', drop && `showcase-drop-${drop}`)} {...order.row(at)}>
      {editable ? (
        <IconAction
          icon={DragIcon}
          label={t('item.order', { name })}
          tip="side"
          {...order.handle(at, item.code)}
        />
      ) : null}
      <div className="showcase-item-name">
        <ElementPicture picture={item.picture} /> {name}
        {item.available ? null : (
          <small>
            <WarningIcon /> {t('item.gone')}
          </small>
        )}
      </div>
      <fieldset className="showcase-uses">
        <legend className="visually-hidden">{t('item.use', { name })}</legend>
        {uses.map((use) =>
          mayBe(item, use) ? (
            <label key={use}>
              <input
                type="checkbox"
                className="check"
                checked={item[use]}
                disabled={!editable}
                onChange={({ target: { checked } }) => change({ ...item, [use]: checked })}
              />
              {t(`item.${use}`)}
            </label>
          ) : (
            <span key={use} />
          ),
        )}
      </fieldset>
      {editable ? (
        <>
          <IconAction icon={EditIcon} label={t('item.edit', { name })} tip="end" onClick={edit} />
          <IconAction
            icon={CloseIcon}
            label={t('item.remove', { name })}
            tip="end"
            onClick={() => change(null)}
          />
        </>
      ) : null}
    </li>
  )
}
