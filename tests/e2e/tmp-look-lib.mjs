import { chromium } from "playwright-core";
export const URL="http://127.0.0.1:8099/";
export async function start(opts={}){const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});const c=await b.newContext({locale:"en-GB",acceptDownloads:true,viewport:{width:1280,height:800},...opts});const p=await c.newPage();p.on("pageerror",e=>console.log("PAGEERROR",e.message));p.on("console",m=>{if(m.type()==="error"||m.type()==="warning")console.log("CONSOLE",m.type(),m.text())});p.setDefaultTimeout(6000);return {b,c,p};}
const MV=[["７六歩(77)","３四歩(33)","２六歩(27)","８四歩(83)","２五歩(26)","８五歩(84)"],["２六歩(27)","８四歩(83)","２五歩(26)","８五歩(84)","７八金(69)","３二金(41)"],["７六歩(77)","８四歩(83)","６八銀(79)","３四歩(33)"],["７六歩(77)","３四歩(33)","６六歩(67)","８四歩(83)"],["７六歩(77)","３四歩(33)","２二角成(88)","同　銀(31)"]];
export function files(n=300){const names=["Aoki","Baba","Chiba","Doi","Endo","藤井","羽生"];const out=[];for(let i=0;i<n;i++){let t;const m=MV[i%MV.length].slice(0,i%7===0?3:undefined);
 const a=names[i%7],bb=names[(i*3+1)%7];
 const d=`202${i%6}/${String(1+i%12).padStart(2,"0")}/${String(1+i%28).padStart(2,"0")}`;
 const tag=i; let head=`開始日時：${d}\n`; if(i%11!==5)head+=`先手：${a}\n後手：${bb}\n`; head+=`棋戦：Club ${i%4} no${i}\n`;
 let body="手数----指手---------消費時間--\n"+m.map((x,k)=>`   ${k+1} ${x}\n`).join("")+`   ${m.length+1} ${i%13===0?"千日手":i%17===0?"中断":"投了"}\n`;
 t=head+body; if(i%50===7)t="garbage \u0000 not a record"; if(i%50===9)t=head+"手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ９九玉(11)\n   3 ２六歩(27)\n";
 out.push({name:`game${String(i).padStart(3,"0")}.kif`,text:t});}
 return out;}
export async function drop(p,fs){await p.evaluate(fs=>{const dt=new DataTransfer();for(const f of fs)dt.items.add(new File([f.text],f.name));for(const t of ["dragenter","dragover","drop"])document.body.dispatchEvent(new DragEvent(t,{dataTransfer:dt,bubbles:true,cancelable:true}));},fs);}
export const ae=p=>p.evaluate(()=>{const e=document.activeElement;return e?e.tagName+"."+(e.className||"")+" ["+(e.getAttribute("aria-label")||e.textContent||"").trim().slice(0,60)+"]":"null"});
