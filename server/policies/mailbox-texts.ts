import type { MailboxTexts } from '../../embedded/supabase/index.ts'

export const MAILBOX_TEXTS: MailboxTexts = {
  language: 'es',
  title: 'Buzón de desarrollo',
  introduction: `Ningún servidor de correo está configurado: lo que la escuela enviaría se lee aquí, y solo desde
esta máquina. Lo más nuevo, primero.`,
  empty: 'Aún no hay correos.',
  to: 'Para',
  formatted: 'Versión con formato',
  sent: 'Los correos se envían por SMTP.',
}
