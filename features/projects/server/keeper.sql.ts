import { sql, type RawBuilder } from 'kysely'

/** The accelerator that keeps the project `p` until it has a leader. */
export const keeperJson: RawBuilder<{ id: number; name: string } | null> = sql`(
  select json_build_object('id', k.id, 'name', k.name) from accelerator k where k.id = p.keeper_accelerator_id)`
