import { placeKey, sameValue } from '../../domain/values.ts'
import type { TemplateTree } from '../../domain/template.ts'
import { judge, wait, type Desk } from './desk.ts'
import { fieldFinder } from './fields-by-code.ts'
import { meetCell } from './meeting.ts'
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
  if (desk.state.hasItem(item.code, item.id)) return
  desk.state.insert(item.code, { id: item.id, rowKey: null, values: {} }, item.index)
  desk.newItems.set(item.id, item)
  wait(desk, `add:${item.id}`, { kind: 'add', item }, Date.now())
}

const restoreCell = (desk: Desk, deed: Omit<CellDeed, 'kind'>): void => {
  const { cells } = desk
  const { place } = deed
  if (place.item !== null) restoreItem(desk, { code: place.code, id: place.item })
  const work = cells.at(place)
  const loaded = { value: work.base, version: work.version, at: null, by: null }
  if (!deed.refused && sameValue(loaded.value, deed.value)) return
  work.base = deed.base
  work.version = deed.version
  work.sent = deed.sent
  work.refused = deed.refused ?? null
  cells.show(work, { value: deed.value })
  if (loaded.version === deed.version) judge(desk, work, desk.cells.problemOf(work) ? 0 : Date.now())
  else meetCell(desk, work, loaded, true)
}

const restoreBlock = (desk: Desk, key: string, deed: Extract<Deed, { kind: 'block' }>): void => {
  for (const item of deed.add) restoreItem(desk, item)
  for (const cell of deed.cells) desk.inBlocks.add(placeKey(cell.place))
  for (const cell of deed.cells) restoreCell(desk, cell)
  const cells = deed.cells.filter(({ place }) => desk.inBlocks.has(placeKey(place)))
  layBlock(desk, key, { ...deed, cells })
}

/** What an earlier visit, a tab that was closed or a session that was over left unsaved goes on from where it was. */
export const restore = (desk: Desk, left: readonly { key: string; deed: Deed }[]): void => {
  for (const { key, deed } of left) {
    if (deed.kind === 'add') restoreItem(desk, deed.item)
    else if (deed.kind === 'cell') restoreCell(desk, deed)
    else if (deed.kind === 'block') restoreBlock(desk, key, deed)
    else {
      const ids = deed.kind === 'remove' ? deed.ids : [deed.id]
      const there = ids.filter((id) => desk.state.hasItem(deed.code, id))
      if (there.length === 0) continue
      if (deed.kind === 'remove') desk.state.remove(deed.code, new Set(there))
      else desk.state.move(deed.code, deed.id, deed.index)
      wait(desk, key, deed, Date.now())
    }
  }
}
