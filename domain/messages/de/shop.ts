import type { Translation } from '../translation.ts'

export default {
  title: 'Laden',
  visit: 'Zum Stand',
  partners: 'Verbündete Läden',
  partnersText: 'Sie fahren mit uns. Bald kannst du von hier auf ihr Deck springen.',
  newTab: 'öffnet in neuem Tab',
  payments: 'Zahlungsarten',
  paymentsText: 'Dublonen nicht, die sind zu schwer.',
  soonTitle: 'Ladung unterwegs',
  soonText: 'Dieser Stand macht bald auf: Die Ware liegt im Laderaum des nächsten Schiffs.',
  back: 'Zurück zum Laden',
  unknown: 'Unbekannte Kategorie',
  unknownText: 'An diesem Kai gibt es keinen Stand mit diesem Namen. Die anderen haben offen.',
  waitlistTitle: 'Bescheid geben, wenn sie kommt?',
  waitlistText:
    'Lass uns deine E-Mail da, und wir läuten die Glocke, sobald das Schiff gelöscht ist.',
} satisfies Translation<'shop', 'de'>
