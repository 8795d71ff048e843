import type { Translation } from '../translation.ts'

export default {
  contact: {
    otherWays: 'Andere Wege, uns zu finden',
    writeUs: 'Schreib uns an {{email}}',
    answer: 'Hier antworten Menschen, keine Papageien: meist binnen zwei, drei Tagen.',
    aboutUs: 'Wer antwortet',
  },
  testimonials: {
    none: 'Die Crew hat noch nichts geschrieben. Die erste Feder könnte deine sein.',
    share: 'Erzähl deine Legende',
    shareText:
      'Erzähl uns, wie du angefangen hast, welcher Song sich gewehrt hat oder was dein Nachbar gesagt hat. Die Schiffsführung liest es, bevor es erscheint.',
  },
  community: {
    building: 'Im Bau',
    tellMe: 'Sag mir Bescheid',
    waitlist: 'Bescheid geben, wenn sie öffnet?',
  },
  unwritten: 'Dieser Text wird noch ins Reine geschrieben. Schau bald wieder vorbei.',
  gallery: {
    failed: 'Die Schätze der Galerie ließen sich nicht holen. Versuch es gleich noch einmal.',
    empty: 'Noch keine Beute an Deck',
    emptyText: 'Hier tauchen die ersten Schätze der Crew auf.',
    decoration: 'Bilder von Bord',
    share: 'Meins hochladen',
  },
  soon: {
    badge: 'Demnächst',
    waitlist: 'Bescheid geben, wenn es ablegt?',
    waitlistText:
      'Es liegt in der Werft und hat noch keinen Termin für den Stapellauf. Lass uns deine E-Mail da, und wir schreiben dir ein einziges Mal: an dem Tag, an dem es in See sticht.',
  },
  tutorials: {
    uploads: 'Alles vom Kanal',
    channel: 'Vom Kanal {{channel}}',
    none: 'Auf dem Kanal ist es still: Die nächste Lektion wird gerade aufgenommen.',
  },
} satisfies Translation<'pages', 'de'>
