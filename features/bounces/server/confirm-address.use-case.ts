import { sql } from 'kysely'
import { useCase } from '#platform/server/handler.ts'
import { forgetBouncedAddress, stillDead } from '#platform/server/mail/bounced-addresses.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { confirmOwnAddress } from '../contract/bounce.endpoints.ts'
import { bouncedAddresses } from '../domain/bounced-address.policy.ts'

/** Repeated emails to a mailbox that does not exist lower the reputation of the portal with mail servers. */
const limit = { hits: 5, seconds: 86_400 }

export const confirmOwnAddressUseCase = useCase({
  endpoint: confirmOwnAddress,
  load: async ({ db, actor }) => {
    const { rows } = await sql<{ personUid: string; address: string }>`
      select p.uid as "personUid", b.address from person p join bounced_address b on b.address = lower(p.email) and ${stillDead}
      where p.uid = ${actor.uid}`.execute(db)
    return rows[0]
  },
  authorize: bouncedAddresses.confirm,
  run: async ({ db, actor }, _input, { address }) => {
    await countHit(db, `bounce.confirm:${actor.uid}`, limit)
    await forgetBouncedAddress(db, address)
    return undefined
  },
})
