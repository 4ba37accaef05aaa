import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { certificateLook } from './certificate.ts'

const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg1QlXesYvQ6ThaIgh
IObBeby1lMxkCeUrch4VKr5pYFGhRANCAAQ42WCWDtB3XFz++H4aaAktRoAphnLR
/FPdCMK2qrHZL2QPDqUempW2ENqATI/T7cw0VYQqWgCnq+npnmUSbGlX
-----END PRIVATE KEY-----`

const ended = `-----BEGIN CERTIFICATE-----
MIIBEzCBu6ADAgECAgEHMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
dDAeFw0yMDAxMDEwMDAwMDBaFw0yMDAyMDEwMDAwMDBaMBQxEjAQBgNVBAMMCWxv
Y2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABDjZYJYO0HdcXP74fhpo
CS1GgCmGctH8U90IwraqsdkvZA8OpR6albYQ2oBMj9PtzDRVhCpaAKer6emeZRJs
aVcwCgYIKoZIzj0EAwIDRwAwRAIga7Jlbb6p6XPu1pUWgA50CZpNJaPgF9UkrQcF
97bSXAACIDPBgtw1HGLrdBZZyCsliM76NU+U0IL/qRL+z+b7iZJB
-----END CERTIFICATE-----`

/** Valid until 2120. */
const valid = `-----BEGIN CERTIFICATE-----
MIIBFjCBvaADAgECAgEHMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
dDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFDESMBAGA1UEAwwJ
bG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEONlglg7Qd1xc/vh+
GmgJLUaAKYZy0fxT3QjCtqqx2S9kDw6lHpqVthDagEyP0+3MNFWEKloAp6vp6Z5l
EmxpVzAKBggqhkjOPQQDAgNIADBFAiB/3cH1cYEGsvaFogeunU43RTzuLWzAF88+
eSNgSYjnewIhAPtMq2e0sCtV9UA+UYzP3L/q3OwMvjt4PM/aCcWoWogK
-----END CERTIFICATE-----`

let server: Server | undefined

afterEach(() => void server?.close())

const serving = async (cert: string): Promise<string> => {
  const opened = createServer({ key, cert })
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  return `https://127.0.0.1:${(opened.address() as AddressInfo).port}`
}

test('the days of a certificate are read from the address as people see it', async () => {
  expect(await certificateLook(await serving(valid))()).toBeGreaterThan(1000)
})

test('a certificate that has ended is seen, not refused', async () => {
  expect(await certificateLook(await serving(ended))()).toBeLessThan(0)
})

test('nothing is known without https or without an answer', async () => {
  expect(await certificateLook('http://runway.example')()).toBeNull()
  expect(await certificateLook('https://127.0.0.1:9')()).toBeNull()
})
