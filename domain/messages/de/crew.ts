import type { Translation } from '../translation.ts'

export default {
  pages: {
    contacto: {
      title: 'Kontakt',
      intro: 'Eine Frage, ein Vorschlag, ein widerspenstiger Song? Ab in die Flasche damit.',
      description:
        'Schreib der Piraten-Gitarrenschule: Fragen zu den Levels, den Tarifen oder deinem nächsten Song.',
    },
    testimonials: {
      title: 'Geschichten der Crew',
      intro: 'An Bord kamen sie, ohne zu wissen, wo das C liegt. Das hier erzählen sie jetzt.',
      description:
        'Was die Gitarristen der Schule erzählen, und ein Platz für deine eigene Legende.',
    },
    comunidad: {
      title: 'Die Taverne der Crew',
      intro:
        'Ein Ort, um nicht allein zu spielen: Plausch, Challenges, Wettbewerbe und Projekte mit vielen Händen.',
      description:
        'Foren, Gruppen-Challenges, Wettbewerbe und gemeinsame Projekte der Piraten-Gitarrenschule.',
    },
    'sobre-mi': {
      title: 'Über mich',
      intro: 'Wer in dieser Schule am Ruder steht, und warum.',
      description: 'Wer die Piraten-Gitarrenschule gegründet hat und wie sie unterrichtet.',
    },
    manifiesto: {
      title: 'Manifest',
      intro: 'Die Bordgesetze: wenige, und dazu da, dass man sie einhält.',
      description: 'Philosophie und Auftrag der Piraten-Gitarrenschule.',
    },
    privacidad: {
      title: 'Datenschutz',
      intro: 'Was wir von dir speichern, wozu, und wie du es löschen lässt.',
      description:
        'Welche Daten die Schule speichert, wozu sie sie nutzt und welche Rechte du hast.',
    },
    'aviso-legal': {
      title: 'Impressum',
      intro: 'Das Kleingedruckte, groß gedruckt.',
      description:
        'Wer für diese Website verantwortlich ist und zu welchen Bedingungen du sie nutzen darfst.',
    },
    galeria: {
      title: 'Galerie',
      intro: 'Die Beute der Crew: Fotos und Videos von allen, die mit uns fahren.',
      description: 'Fotos und Videos der Crew der Piraten-Gitarrenschule.',
    },
    'gestor-multimedia': {
      title: 'Deine Medientruhe',
      intro: 'Hier verwahrst, wählst und löschst du deine Fotos und Videos.',
      description: 'Die Foto- und Videoverwaltung für Mitglieder der Schule.',
    },
    feedback: {
      title: 'Video-Korrektur',
      intro:
        'Nimm dich beim Spielen auf, und wir sagen dir, was nach Hafen klingt und was nach Schiffbruch. Das Horchdeck ist noch im Bau.',
      description: 'Schick ein Video vom Üben und bekomm Korrekturen zurück. Demnächst.',
    },
    'jam-station': {
      title: 'Jam Station',
      intro: 'Backing-Tracks, Aufnahme und Zusammenspiel auf Distanz. Die Band stimmt noch.',
      description: 'Backing-Tracks, Aufnahme und Zusammenspiel auf Distanz. Demnächst.',
    },
    tutoriales: {
      title: 'Tutorials',
      intro: 'Das Neueste vom Kanal: kurze Lektionen zum Anschauen mit der Gitarre in der Hand.',
      description: 'Gitarren-Tutorials als Video von der Piraten-Gitarrenschule.',
    },
    afinador: {
      title: 'Stimmgerät',
      intro:
        'Sechs Saiten am richtigen Platz, nach Gehör und mit Nadel: Zupf eine an, und wir sagen dir, wohin du den Wirbel drehst.',
      description:
        'Ein Stimmgerät für Gitarre, das über das Mikrofon zuhört, im Browser und kostenlos.',
    },
    metronomo: {
      title: 'Metronom',
      intro:
        'Das Ruder, das nie müde wird, mit 40 bis 240 Schlägen pro Minute: Taktarten, Akzente und Tempotreppen zum Üben.',
      description: 'Ein Metronom von 40 bis 240 Schlägen pro Minute, im Browser und gratis.',
    },
  },
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
  about: { contact: 'Schreib mir' },
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
} satisfies Translation<'crew', 'de'>
