import { placeKey, sameValue } from '../../domain/values.ts'
import { fieldFinder } from '../../domain/places.rules.ts'
import type { TemplateTree } from '../../domain/template.ts'
import { judge, wait, type Desk } from './desk.ts'
import { meetCell } from './meeting.ts'
import { newItemId } from './item-id.ts'
import { layBlock } from './saving-block.ts'
import type { CellDeed, Deed, NewItem } from './store-types.ts'

const placesOf = (deed: Deed): CellDeed['place'][] => {
  if (deed.kind === 'cell') return [deed.place]
  return deed.kind === 'block' ? deed.cells.map(({ place }) => place) : []
}

const codesOf = (deed: Deed): string[] => {
  if (deed.kind === 'add') return [deed.item.code]
  if (deed.kind === 'remove' || deed.kind === 'move') return [deed.code]
  return deed.kind === 'block' ? deed.add.map(({ code }) => code) : []
}

/** Whether this page can bring a deed to its end: it shows the fields, and they may be written. */
export const mayRestore = (tree: TemplateTree, isReadOnly: (code: string) => boolean) => {
  const fieldOf = fieldFinder(tree)
  const known = new Set(tree.sections.flatMap(({ elements }) => elements.map(({ code }) => code)))
  return (deed: Deed): boolean =>
    placesOf(deed).every((place) => fieldOf(place) && !isReadOnly(place.code)) &&
    codesOf(deed).every((code) => known.has(code) && !isReadOnly(code))
}

const restoreItem = (desk: Desk, item: NewItem): void => {
  desk.structure.changes += 1
  if (desk.state.hasItem(item.code, item.id)) return
  desk.state.insert(item.code, { id: item.id, rowKey: null, values: {} }, item.index)
  desk.newItems.set(item.id, item)
  desk.tell(item.code)
  wait(desk, `add:${item.id}`, { kind: 'add', item }, Date.now())
}

/** Items that somebody removed meanwhile come again under these names. */
type Renamed = Map<string, string>

const placeOf = (
  desk: Desk,
  { code, item, field }: CellDeed['place'],
  renamed: Renamed,
): CellDeed['place'] => {
  if (item === null || desk.state.hasItem(code, item)) return { code, item, field }
  const id = renamed.get(item) ?? newItemId()
  renamed.set(item, id)
  restoreItem(desk, { code, id })
  return { code, item: id, field }
}

const restoreCell = (desk: Desk, deed: Omit<CellDeed, 'kind'>, renamed: Renamed): void => {
  const { cells } = desk
  const place = placeOf(desk, deed.place, renamed)
  const work = cells.at(place)
  const loaded = { value: work.base, version: work.version, at: null, by: null }
  if (!deed.refused && sameValue(loaded.value, deed.value)) return
  work.base = deed.base
  work.version = deed.version
  // The visit that left it may be sending it at this moment.
  work.tried = deed.refused ? (deed.tried ?? []) : [...(deed.tried ?? []), deed.value]
  work.refused = deed.refused ?? null
  cells.show(work, { value: deed.value })
  if (loaded.version === deed.version) judge(desk, work, desk.cells.problemOf(work) ? 0 : Date.now())
  else meetCell(desk, work, loaded, true)
}

const restoreBlock = (
  desk: Desk,
  key: string,
  deed: Extract<Deed, { kind: 'block' }>,
  renamed: Renamed,
): void => {
  for (const item of deed.add) restoreItem(desk, item)
  for (const cell of deed.cells) desk.inBlocks.add(placeKey(cell.place))
  for (const cell of deed.cells) restoreCell(desk, cell, renamed)
  const cells = deed.cells.filter(({ place }) => desk.inBlocks.has(placeKey(place)))
  layBlock(desk, key, { ...deed, cells })
}

/** What an earlier visit, a tab that was closed or a session that was over left unsaved goes on from where it was. */
export const restore = (desk: Desk, left: readonly { key: string; deed: Deed }[]): void => {
  const renamed: Renamed = new Map()
  for (const { key, deed } of left) {
    if (deed.kind === 'add') restoreItem(desk, deed.item)
    else if (deed.kind === 'cell') restoreCell(desk, deed, renamed)
    else if (deed.kind === 'block') restoreBlock(desk, key, deed, renamed)
    else {
      const ids = deed.kind === 'remove' ? deed.ids : [deed.id]
      const there = ids.filter((id) => desk.state.hasItem(deed.code, id))
      if (there.length === 0) continue
      if (deed.kind === 'remove') desk.state.remove(deed.code, new Set(there))
      else desk.state.move(deed.code, deed.id, deed.index)
      desk.tell(deed.code)
      wait(desk, key, deed, Date.now())
    }
  }
}
