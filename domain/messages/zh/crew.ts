import type { Translation } from '../translation.ts'

export default {
  pages: {
    contacto: {
      title: '联系',
      intro: '有疑问、有提议、有首歌怎么也拿不下？塞进漂流瓶吧。',
      description: '写信给海盗吉他学校：聊聊级别、方案，或者你的下一首歌。',
    },
    testimonials: {
      title: '船员的故事',
      intro: '上船的时候，他们连C在哪儿都不知道。听听他们现在怎么说。',
      description: '学校里的吉他手怎么说，还留了一块地方，写你自己的传奇。',
    },
    comunidad: {
      title: '船员酒馆',
      intro: '一个不用独自弹琴的地方：聊天、挑战、比赛，还有许多双手一起做的事。',
      description: '海盗吉他学校的论坛、集体挑战、比赛和合作项目。',
    },
    'sobre-mi': {
      title: '关于我',
      intro: '谁在为这所学校掌舵，又为什么掌舵。',
      description: '谁创办了海盗吉他学校，她怎么教琴。',
    },
    manifiesto: {
      title: '宣言',
      intro: '船上的法律：不多，但说话算话。',
      description: '海盗吉他学校的理念与使命。',
    },
    privacidad: {
      title: '隐私',
      intro: '我们保存你的什么、用来做什么，以及怎样要求删除。',
      description: '学校保存哪些数据、用来做什么，你有哪些权利。',
    },
    'aviso-legal': {
      title: '法律声明',
      intro: '小字条款，用大字写。',
      description: '谁对本网站负责，你在什么条件下可以使用它。',
    },
    galeria: {
      title: '画廊',
      intro: '船员的战利品：同船人的照片和视频。',
      description: '海盗吉他学校船员的照片和视频。',
    },
    'gestor-multimedia': {
      title: '你的媒体宝箱',
      intro: '在这里存放、挑选、删除你的照片和视频。',
      description: '学校成员的照片与视频管理器。',
    },
    feedback: {
      title: '视频点评',
      intro: '录下你的演奏，我们告诉你哪里像进港，哪里像沉船。试听甲板还在搭。',
      description: '发一段练琴视频，收到修改意见。即将推出。',
    },
    'jam-station': {
      title: '即兴舱',
      intro: '伴奏、录音、异地合作。乐队还在调弦。',
      description: '伴奏、录音与异地合作。即将推出。',
    },
    tutoriales: {
      title: '教程',
      intro: '频道里最新上传的：短课，抱着吉他看。',
      description: '海盗吉他学校的视频教程。',
    },
    afinador: {
      title: '调音器',
      intro: '六根弦各就各位，有耳朵也有指针：弹响一根，就告诉你弦钮往哪边拧。',
      description: '用麦克风听音的吉他调音器，打开浏览器就能用，完全免费。',
    },
    metronomo: {
      title: '节拍器',
      intro: '不知疲倦的船桨，每分钟40到240下：拍号、重音、渐速，都为练琴准备。',
      description: '每分钟40到240拍的节拍器，浏览器里免费使用。',
    },
  },
  contact: {
    otherWays: '找到我们的其他办法',
    writeUs: '写信到{{email}}',
    answer: '回信的是人，不是鹦鹉：一般两天左右。',
    aboutUs: '谁来回信',
  },
  testimonials: {
    none: '船员们还没动笔。来当第一支羽毛笔吧。',
    share: '分享你的传奇',
    shareText: '说说你怎么起步的、哪首歌总也拿不下，或者邻居说了什么。发布之前，船长室会先读一遍。',
  },
  community: {
    building: '施工中',
    tellMe: '通知我',
    waitlist: '开张时通知你？',
  },
  about: { contact: '写信给我' },
  unwritten: '这篇文字还在誊写。过些时候再来。',
  gallery: {
    failed: '没能取回画廊里的宝藏。过一会儿再试。',
    empty: '甲板上还没有战利品',
    emptyText: '船员的第一批宝藏会出现在这里。',
    decoration: '船上风光',
    share: '上传我的',
  },
  soon: {
    badge: '即将推出',
    waitlist: '起航时通知你？',
    waitlistText: '它还在船坞里，下水日期没定。留下邮箱，我们只写信给你一次：出海那天。',
  },
  tutorials: {
    uploads: '频道上传的全部内容',
    channel: '来自频道{{channel}}',
    none: '频道很安静：下一课正在录。',
  },
} satisfies Translation<'crew', 'zh'>
