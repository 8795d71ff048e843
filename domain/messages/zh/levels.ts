import type { Translation } from '../translation.ts'

export default {
  title: '冒险级别',
  intro: '三个级别，一段航程。看看你手里已经响着什么，选你的那一级：随时可以再往上升。',
  description: '见习水手、水手、船长：吉他学校的三个级别，从最初的和弦到即兴。',
  sampleLesson: '试听课',
  open: '查看级别',
  all: '所有级别',
  lessonOne: '第1课',
  ladder: '三个级别',
  upload: {
    title: '上传你的内容',
    text: '把你在这一级练琴的照片或视频存到这里。',
    button: '上传照片或视频',
    stays: '在你公开之前，只有你看得到。',
  },
  slots: {
    image: '换成我的图片',
    video: '换成我的视频',
    reset: '恢复学校原版',
    onlyYou: '这里只有你看得到。',
  },
} satisfies Translation<'levels', 'zh'>
