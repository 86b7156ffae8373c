import {start,URL,files,drop,ae} from "./tmp-look-lib.mjs";
const {b,c,p}=await start();
await p.goto(URL+"#/games");await p.waitForTimeout(1500);await p.screenshot({path:"/tmp/look-a/1-empty.png"});
console.log(await p.locator("body").ariaSnapshot());
let t=Date.now();await drop(p,files());
for(let i=0;i<20;i++){await p.waitForTimeout(500);if(i==1)await p.screenshot({path:"/tmp/look-a/1-importing.png"});}
console.log("import",Date.now()-t);
await p.screenshot({path:"/tmp/look-a/1-imported.png"});
const s=await p.locator("body").ariaSnapshot();console.log(s.slice(0,9000));console.log("LEN",s.length);console.log(await ae(p));
await c.storageState({path:"/tmp/look-a/state.json",indexedDB:true}).catch(e=>console.log(e.message));
await b.close();
